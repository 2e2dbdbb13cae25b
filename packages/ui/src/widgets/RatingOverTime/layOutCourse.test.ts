import { expect, it } from 'vitest';

import { layOutCourse } from './layOutCourse';

const size = { width: 200, height: 90 };
const day = (date: string, average: number | null, count = average === null ? 0 : 1) => ({
  date,
  average,
  count,
});

it('draws on the whole scale, whatever the ratings are', () => {
  const { points } = layOutCourse([day('2026-11-01', 10), day('2026-11-02', 1)], size);

  expect(points.map(({ y }) => y)).toEqual([0, 90]);
});

it('has no point for a day without ratings, and keeps its place', () => {
  const days = [day('2026-11-01', 8), day('2026-11-02', null), day('2026-11-03', 9)];
  const { points, places } = layOutCourse(days, size);

  expect(points.map(({ x }) => x)).toEqual([0, 200]);
  expect(places).toEqual([0, 100, 200]);
});

it('draws a day with more ratings larger', () => {
  const { points } = layOutCourse([day('2026-11-01', 8, 1), day('2026-11-02', 8, 9)], size);

  expect(points[1]?.radius).toBeGreaterThan(points[0]?.radius ?? 0);
});

it('puts a single day in the middle', () => {
  expect(layOutCourse([day('2026-11-01', 8)], size).points[0]?.x).toBe(100);
});
