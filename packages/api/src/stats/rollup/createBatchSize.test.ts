import { expect, it } from 'vitest';

import { createBatchSize } from './createFolding.ts';

/** The sizes of batches, each of which takes so long. */
const sizesWhen = (
  times: readonly number[],
  bounds = { fewest: 60, most: 1_000, longestMs: 500 },
) => {
  const size = createBatchSize(bounds);
  return times.map((ms) => {
    size.took(ms);
    return size.now();
  });
};

it('begins with few', () => {
  expect(createBatchSize({ fewest: 60, most: 1_000, longestMs: 500 }).now()).toBe(60);
});

it('takes twice as many while that is quick, up to the most', () => {
  expect(sizesWhen([20, 40, 80, 100, 100, 100])).toEqual([120, 240, 480, 960, 1_000, 1_000]);
});

it('takes half as many when it is slow, down to the fewest', () => {
  expect(sizesWhen([20, 40, 2_000, 2_000, 2_000])).toEqual([120, 240, 120, 60, 60]);
});

it('stays as it is in between', () => {
  expect(sizesWhen([20, 300, 500])).toEqual([120, 120, 120]);
});

it('is always the same where the bounds are', () => {
  expect(sizesWhen([1, 9_000, 1], { fewest: 5_000, most: 5_000, longestMs: 500 })).toEqual([
    5_000, 5_000, 5_000,
  ]);
});
