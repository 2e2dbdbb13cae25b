import { expect, it } from 'vitest';

import { layOutTime } from '../../charts/TimeChart/layOutTime';
import { layOutRatingSeries } from './layOutRatingSeries';

const plotOf = (count: number) =>
  layOutTime({ count, ticks: [1, 4, 7, 10], width: 200, height: 90 });
const day = (date: string, average: number | null, count = average === null ? 0 : 4) => ({
  date,
  average,
  low: average === null ? null : Math.max(1, average - 1),
  high: average === null ? null : Math.min(10, average + 1),
  count,
});

it('has no point and no interval for a day without ratings', () => {
  const days = [day('2026-11-01', 8), day('2026-11-02', null), day('2026-11-03', 9)];
  const { points, bounds } = layOutRatingSeries(days, plotOf(3));

  expect(points.map(({ x }) => x)).toEqual([0, 200]);
  expect(bounds[1]).toBeNull();
});

it('draws no line across a gap', () => {
  const days = [
    day('2026-11-01', 7),
    day('2026-11-02', 10),
    day('2026-11-03', null),
    day('2026-11-04', 4),
    day('2026-11-05', 4),
  ];

  expect(layOutRatingSeries(days, plotOf(5)).lines).toEqual(['M0,30L50,0', 'M150,60L200,60']);
});

it('leads to a day that is not over by a line apart', () => {
  const days = [day('2026-11-01', 7), day('2026-11-02', 10), day('2026-11-03', 4)];
  const open = layOutRatingSeries(days, plotOf(3), true);

  expect(open.lines).toEqual(['M0,30L100,0']);
  expect(open.openLine).toBe('M100,0L200,60');
  expect(layOutRatingSeries(days, plotOf(3)).openLine).toBe('');
});

it('bounds an average from its high end to its low one', () => {
  const [first] = layOutRatingSeries([day('2026-11-01', 9)], plotOf(1)).bounds;

  expect(first).toEqual({ x: 100, top: 0, bottom: 20 });
});

it('says of a single rating that it stands alone, and gives it no interval', () => {
  const { points, bounds } = layOutRatingSeries([day('2026-11-01', 9, 1)], plotOf(1));

  expect(points[0]?.isLone).toBe(true);
  expect(bounds).toEqual([null]);
});

it('draws a day with more ratings larger', () => {
  const days = [day('2026-11-01', 8, 2), day('2026-11-02', 8, 9)];
  const { points } = layOutRatingSeries(days, plotOf(2));

  expect(points[1]?.radius).toBeGreaterThan(points[0]?.radius ?? Infinity);
});
