import { expect, it } from 'vitest';

import { sinceNow } from './sinceNow';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:30.000Z', 0, 'second'],
  ['2026-11-21T11:58:30.000Z', -1, 'minute'],
  ['2026-11-21T11:00:01.000Z', -59, 'minute'],
  ['2026-11-21T11:00:00.000Z', -1, 'hour'],
  ['2026-11-20T12:00:01.000Z', -23, 'hour'],
  ['2026-11-19T11:00:00.000Z', -2, 'day'],
])('says of %s that it was %i %ss ago', (moment, value, unit) => {
  expect(sinceNow(moment, now)).toEqual({ value, unit });
});

it('takes a moment ahead of this clock for now', () => {
  expect(sinceNow('2026-11-21T12:00:20.000Z', now)).toEqual({ value: 0, unit: 'second' });
});
