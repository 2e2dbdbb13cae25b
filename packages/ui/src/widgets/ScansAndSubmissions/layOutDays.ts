import { area, line } from 'd3';

import type { TimePlot } from '../../charts/TimeChart/layOutTime';

export interface DayCount {
  /** As `2026-11-21`. */
  date: string;
  scans: number;
  submissions: number;
}

/** True if nothing was counted. */
export const isBare = (day: DayCount | undefined): boolean =>
  day?.scans === 0 && day.submissions === 0;

/**
 * Computes the points of both lines, straight from one to the next: between them nothing was counted. The way to a
 * last point that is not over is a line of its own. Where nothing is counted there yet, neither is drawn:
 * a line down to zero would look like a loss.
 */
export function layOutDays(
  days: readonly DayCount[],
  { places, y, height }: TimePlot,
  isLastOpen = false,
) {
  const isShort = isLastOpen && isBare(days.at(-1));
  const points = days
    .slice(0, isShort ? -1 : undefined)
    .map(({ date, scans, submissions }, index) => ({
      date,
      x: places[index] ?? 0,
      scansY: y(scans),
      submissionsY: y(submissions),
    }));
  type Point = (typeof points)[number];
  const hasOpen = isLastOpen && !isShort;
  const over = hasOpen ? points.slice(0, -1) : points;

  const course = (yOf: (point: Point) => number, shown = over) =>
    line<Point>()
      .x(({ x }) => x)
      .y(yOf)(shown) ?? '';
  const ending = hasOpen ? points.slice(-2) : [];
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
