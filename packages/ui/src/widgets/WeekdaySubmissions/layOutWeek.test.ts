import { expect, it } from 'vitest';

import { layOutWeek } from './layOutWeek';

const size = { width: 350, height: 100 };

it('keeps the place of a day without answers', () => {
  const bars = layOutWeek([4, 0, 2, 0, 0, 8, 1], size);

  expect(bars).toHaveLength(7);
  expect(bars[1]).toMatchObject({ weekday: 1, height: 0, y: 100 });
});

it('gives the busiest day the whole height and the others their share of it', () => {
  const heights = layOutWeek([4, 0, 2, 0, 0, 8, 1], size).map(({ height }) => height);

  expect(heights).toEqual([50, 0, 25, 0, 0, 100, 12.5]);
});

it('stays finite while nobody answered', () => {
  expect(layOutWeek([0, 0, 0, 0, 0, 0, 0], size).every(({ height }) => height === 0)).toBe(true);
});
