import { expect, it } from 'vitest';

import { inWeeks } from './inWeeks';

const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('leaves three months as days', () => {
  expect(inWeeks(daysUpTo(92))).toHaveLength(92);
  expect(inWeeks([])).toEqual([]);
});

it('makes the newest week a whole one and keeps the rest of the oldest', () => {
  const weeks = inWeeks(daysUpTo(100));

  expect(weeks).toHaveLength(15);
  expect(weeks[0]).toEqual([1, 2]);
  expect(weeks.at(-1)).toEqual([94, 95, 96, 97, 98, 99, 100]);
});

it('loses no day', () => {
  expect(inWeeks(daysUpTo(105)).flat()).toEqual(daysUpTo(105));
  expect(inWeeks(daysUpTo(180)).flat()).toEqual(daysUpTo(180));
});
