import { expect, it } from 'vitest';

import { groupByWeek } from './periods.ts';

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
