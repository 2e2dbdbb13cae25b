import { area, line } from 'd3';

import type { TimePlot } from '../../charts/TimeChart/layOutTime';

export interface DayCount {
  /** As `2026-11-21`. */
  date: string;
  scans: number;
  submissions: number;
}

/**
 * Computes the points of both lines, straight from one to the next: between them nothing was counted. The way to a last point that is not over is a line of its own, and
 * empty where there is none.
 */
export function layOutDays(
  days: readonly DayCount[],
  { places, y, height }: TimePlot,
  isLastOpen = false,
) {
  const points = days.map(({ date, scans, submissions }, index) => ({
    date,
    x: places[index] ?? 0,
    scansY: y(scans),
    submissionsY: y(submissions),
  }));
  type Point = (typeof points)[number];
  const over = isLastOpen ? points.slice(0, -1) : points;

  const course = (yOf: (point: Point) => number, shown = over) =>
    line<Point>()
      .x(({ x }) => x)
      .y(yOf)(shown) ?? '';
  const ending = isLastOpen ? points.slice(-2) : [];
  const ground =
    area<Point>()
      .x(({ x }) => x)
      .y0(height)
      .y1(({ scansY }) => scansY)(over) ?? '';

  return {
    points,
    scansGround: ground,
    scansLine: course(({ scansY }) => scansY),
    submissionsLine: course(({ submissionsY }) => submissionsY),
    openLines: [
      course(({ scansY }) => scansY, ending),
      course(({ submissionsY }) => submissionsY, ending),
    ],
  };
}
