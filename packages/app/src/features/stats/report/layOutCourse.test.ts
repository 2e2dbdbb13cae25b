import { expect, it } from 'vitest';

import { layOutDailyBars } from './ReportSheet';

const size = { width: 100, height: 20 };

it('makes the busiest day as high as there is room, and a day without answers flat', () => {
  const bars = layOutDailyBars(
    [
      { date: '2026-10-01', submissions: 5 },
      { date: '2026-10-02', submissions: 0 },
      { date: '2026-10-03', submissions: 10 },
    ],
    size,
  );
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [10, 10],
    [20, 0],
    [0, 20],
  ]);
  expect((bars[2]?.x ?? 0) + (bars[2]?.width ?? 0)).toBeLessThan(100);
});

it('is flat in a month without answers', () => {
  expect(layOutDailyBars([{ date: '2026-10-01', submissions: 0 }], size)[0]?.height).toBe(0);
});
