import { expect, it } from 'vitest';

import { setAsideReason } from './submitSurvey.ts';

const received = new Date('2026-11-21T12:00:00Z');
const judge = (
  input: Partial<Parameters<typeof setAsideReason>[0]>,
  occurred: Date = received,
): string | null => setAsideReason({ channel: 'qr', ...input }, { occurred, received });

it('takes who fills what nobody sees for a program, at any pace and everywhere', () => {
  expect(judge({ website: 'https://spam.example', duration: 60 })).toBe('hidden_field');
  expect(judge({ website: 'x', channel: 'kiosk' })).toBe('hidden_field');
});

it('takes who sends within one and a half seconds for a program', () => {
  expect(judge({ duration: 1.4, website: '' })).toBe('too_fast');
  expect(judge({ duration: 0, channel: 'web' })).toBe('too_fast');
  expect(judge({ duration: 1.5 })).toBeNull();
});

it('believes who measured nothing', () => {
  expect(judge({})).toBeNull();
  expect(judge({ duration: null })).toBeNull();
});

it('lets guests at a kiosk be as fast as they like', () => {
  expect(judge({ duration: 0.4, channel: 'kiosk' })).toBeNull();
});

it('never takes what waited without a network for a program’s', () => {
  expect(judge({ duration: 0.4 }, new Date(received.getTime() - 60_000))).toBeNull();
});
