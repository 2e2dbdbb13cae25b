import { expect, it } from 'vitest';

import { looksLikeProgram } from './looksLikeProgram.ts';

const received = new Date('2026-11-21T12:00:00Z');
const judge = (
  input: Partial<Parameters<typeof looksLikeProgram>[0]>,
  occurred: Date = received,
): boolean => looksLikeProgram({ channel: 'qr', ...input }, { occurred, received });

it('takes who fills what nobody sees for a program, at any pace and everywhere', () => {
  expect(judge({ website: 'https://spam.example', duration: 60 })).toBe(true);
  expect(judge({ website: 'x', channel: 'kiosk' })).toBe(true);
});

it('takes who sends within one and a half seconds for a program', () => {
  expect(judge({ duration: 1.4, website: '' })).toBe(true);
  expect(judge({ duration: 0, channel: 'web' })).toBe(true);
  expect(judge({ duration: 1.5 })).toBe(false);
});

it('believes who measured nothing', () => {
  expect(judge({})).toBe(false);
  expect(judge({ duration: null })).toBe(false);
});

it('lets guests at a kiosk be as fast as they like', () => {
  expect(judge({ duration: 0.4, channel: 'kiosk' })).toBe(false);
});

it('never takes what waited without a network for a program’s', () => {
  expect(judge({ duration: 0.4 }, new Date(received.getTime() - 60_000))).toBe(false);
});
