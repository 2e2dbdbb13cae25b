import { expect, it } from 'vitest';

import { daysLeft } from './useDeletionColumns';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-12-21T12:00:00Z', 30],
  ['2026-12-21T11:59:00Z', 30],
  ['2026-11-21T12:01:00Z', 1],
  ['2026-11-21T11:00:00Z', 0],
])('leaves until %s %i days', (until, days) => {
  expect(daysLeft(until, now)).toBe(days);
});
