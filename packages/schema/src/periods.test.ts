import { expect, it } from 'vitest';

import { groupByWeek, readRange, writeRange } from './periods.ts';

const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('makes the newest week a whole one and keeps the rest of the oldest', () => {
  const weeks = groupByWeek(daysUpTo(100));

  expect(weeks).toHaveLength(15);
  expect(weeks[0]).toEqual([1, 2]);
  expect(weeks.at(-1)).toEqual([94, 95, 96, 97, 98, 99, 100]);
});

it.each([0, 1, 6, 7, 8, 105, 180])('loses none of %d days', (length) => {
  expect(groupByWeek(daysUpTo(length)).flat()).toEqual(daysUpTo(length));
});

it('reads the days that it wrote', () => {
  const days = { start: '2026-10-28', end: '2026-11-03' };
  expect(readRange(writeRange(days))).toEqual(days);
});

it.each([
  '',
  '7d',
  '2026-11-03',
  '2026-11-03..2026-10-28',
  '2026-02-30..2026-03-01',
  '..2026-03-01',
])('takes %j for no days', (text) => {
  expect(readRange(text)).toBeUndefined();
});
