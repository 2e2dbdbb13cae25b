import { area, curveMonotoneX, line } from 'd3';

import type { TimePlot } from '../../charts/TimeChart/layOutTime';

export interface DayCount {
  /** As `2026-11-21`. */
  date: string;
  scans: number;
  submissions: number;
}

/** Computes the points of both lines. */
export function layOutDays(days: readonly DayCount[], { places, y, height }: TimePlot) {
  const points = days.map(({ date, scans, submissions }, index) => ({
    date,
    x: places[index] ?? 0,
    scansY: y(scans),
    submissionsY: y(submissions),
  }));
  type Point = (typeof points)[number];

  const course = (yOf: (point: Point) => number) =>
    line<Point>()
      .x(({ x }) => x)
      .y(yOf)
      .curve(curveMonotoneX)(points) ?? '';
  const ground =
    area<Point>()
      .x(({ x }) => x)
      .y0(height)
      .y1(({ scansY }) => scansY)
      .curve(curveMonotoneX)(points) ?? '';

  return {
    points,
    scansGround: ground,
    scansLine: course(({ scansY }) => scansY),
    submissionsLine: course(({ submissionsY }) => submissionsY),
  };
}
