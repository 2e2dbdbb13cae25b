import { expect, it } from 'vitest';

import { inWeeks } from './ticks';

const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('leaves three months as days', () => {
  expect(inWeeks(daysUpTo(92))).toHaveLength(92);
  expect(inWeeks([])).toEqual([]);
});

it('shows a longer window as weeks', () => {
  const weeks = inWeeks(daysUpTo(93));

  expect(weeks).toHaveLength(14);
  expect(weeks.at(-1)).toEqual([87, 88, 89, 90, 91, 92, 93]);
});
