import { expect, it } from 'vitest';

import { layOutColumns } from './ColumnChart';

const size = { width: 350, height: 100 };

it('keeps a place for a count of zero', () => {
  const columns = layOutColumns([4, 0, 2, 0, 0, 8, 1], size);

  expect(columns).toHaveLength(7);
  expect(columns[1]).toMatchObject({ height: 0, y: 100 });
  expect(columns[1]?.x).toBeGreaterThan(columns[0]?.x ?? Infinity);
});

it('gives the largest the whole height and the others their share of it', () => {
  const heights = layOutColumns([4, 0, 2, 0, 0, 8, 1], size).map(({ height }) => height);

  expect(heights).toEqual([50, 0, 25, 0, 0, 100, 12.5]);
});

it('stays finite while every count is zero', () => {
  expect(layOutColumns([0, 0, 0], size).map(({ height }) => height)).toEqual([0, 0, 0]);
});

it('stays inside its place', () => {
  for (const { x, width } of layOutColumns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(350);
  }
});
