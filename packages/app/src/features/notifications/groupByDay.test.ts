import { expect, it } from 'vitest';

import { groupByDay } from './NotificationDays';

/** A moment of the reader's own clock. */
const at = (day: number, hour: number, minute = 0) => ({
  dateUpdated: new Date(2026, 10, day, hour, minute).toISOString(),
});
const now = new Date(2026, 10, 21, 9);

it('cuts a list where the day of the reader changes, and counts midnights', () => {
  const list = [at(21, 8), at(21, 0, 1), at(20, 23, 59), at(18, 12)];

  const days = groupByDay(list, now);

  expect(days.map(({ daysAgo, items }) => [daysAgo, items.length])).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
  ]);
  expect(days.flatMap(({ items }) => items)).toEqual(list);
});

it('puts a row that happened again into its new day, and makes no day twice', () => {
  const list = [at(21, 8), at(20, 23), at(21, 9), at(20, 12)];

  const days = groupByDay(list, now);

  expect(days.map(({ daysAgo, items }) => [daysAgo, items])).toEqual([
    [0, [list[0], list[2]]],
    [1, [list[1], list[3]]],
  ]);
});

it('has no day without anything', () => {
  expect(groupByDay([], now)).toEqual([]);
});
