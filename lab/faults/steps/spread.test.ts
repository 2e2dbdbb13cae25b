import { expect, it } from 'vitest';

import { spread } from './spread.ts';

it.each([
  { count: 3, most: 6, numbers: [0, 1, 2] },
  { count: 11, most: 3, numbers: [0, 5, 10] },
  { count: 5, most: 1, numbers: [4] },
  { count: 0, most: 4, numbers: [] },
])('takes $most of $count', ({ count, most, numbers }) => {
  expect(spread(count, most)).toEqual(numbers);
});
