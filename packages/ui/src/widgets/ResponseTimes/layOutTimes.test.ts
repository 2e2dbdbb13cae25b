import { expect, it } from 'vitest';

import { layOutTimes, withoutEmptyEnds } from './layOutTimes';

const bins = [
  { from: 0, to: 5, count: 2 },
  { from: 5, to: 30, count: 6 },
  { from: 30, to: 1801, count: 4 },
];

it('makes the longest bar of the commonest bin', () => {
  const rows = layOutTimes(bins, { median: null, average: null });

  expect(rows.map(({ length }) => length)).toEqual([2 / 6, 1, 4 / 6]);
  expect(rows.map(({ share }) => share)).toEqual([2 / 12, 0.5, 4 / 12]);
});

it('adds up how many were at least as fast', () => {
  const rows = layOutTimes(bins, { median: null, average: null });

  expect(rows.map(({ within }) => within)).toEqual([2 / 12, 8 / 12, 1]);
});

it('marks the bin of the median and that of the average, its start included and its end not', () => {
  const rows = layOutTimes(bins, { median: 5, average: 30 });

  expect(rows.map(({ hasMedian }) => hasMedian)).toEqual([false, true, false]);
  expect(rows.map(({ hasAverage }) => hasAverage)).toEqual([false, false, true]);
});

it('draws nothing of nothing', () => {
  const [row] = layOutTimes([{ from: 0, to: 5, count: 0 }], { median: null, average: null });

  expect(row).toMatchObject({ length: 0, share: 0, within: 0, hasMedian: false });
});

it('leaves out empty bins at the ends, and keeps those between', () => {
  const counts = (...all: number[]) =>
    withoutEmptyEnds(all.map((count) => ({ count }))).map(({ count }) => count);

  expect(counts(0, 3, 0, 2, 0, 0)).toEqual([3, 0, 2]);
  expect(counts(1, 2)).toEqual([1, 2]);
  expect(counts(0, 0)).toEqual([]);
});
