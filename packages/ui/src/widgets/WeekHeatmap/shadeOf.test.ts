import { expect, it } from 'vitest';

import { shadeOf } from './WeekHeatmap';

it.each([
  [0, 0, 0],
  [0, 20, 0],
  [1, 20, 1],
  [10, 20, 2],
  [11, 20, 3],
  [20, 20, 4],
  [1, 1, 4],
])('%d of at most %d is shade %d', (count, busiest, shade) => {
  expect(shadeOf(count, busiest)).toBe(shade);
});
