import { line, max } from 'd3';

import type { Bounds } from '../../charts/IntervalBand/IntervalBand';
import { linearScale, runsOf } from '../../charts/ticks';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';

export interface RatingDay {
  /** As `2026-11-21`. */
  date: string;
  /** Null on a day without ratings. */
  average: number | null;
  /** Bounds of the 95 % interval of the average. */
  low: number | null;
  high: number | null;
  count: number;
}

interface Point {
  date: string;
  x: number;
  y: number;
  radius: number;
  /** One rating is no average: it has no interval, and its dot is hollow. */
  isLone: boolean;
}

const smallestDot = 2.5;
const largestDot = 6;

/** Between which averages the true one likely lies. One rating alone cannot say. */
export const intervalOf = ({ low, high, count }: RatingDay) =>
  low === null || high === null || count < 2 ? null : { low, high };

/**
 * Computes each day's point and interval. Days without ratings have no point, and the line is interrupted
 * there: nothing was measured. The way to a last point that is not over is a line of its own.
 */
export function layOutRatingSeries(
  days: readonly RatingDay[],
  { places, y }: TimePlot,
  isLastOpen = false,
) {
  // The area of a dot, not its width, stands for how many rated.
  const most = max(days, ({ count }) => count) || 1;
  const radius = linearScale([0, Math.sqrt(most)], [smallestDot, largestDot]);

  const points = days.map(({ date, average, count }, index): Point | null =>
    average === null
      ? null
      : {
          date,
          x: places[index] ?? 0,
          y: y(average),
          radius: radius(Math.sqrt(count)),
          isLone: count === 1,
        },
  );
  const bounds = days.map((day, index): Bounds | null => {
    const interval = intervalOf(day);
    return interval && { x: places[index] ?? 0, top: y(interval.high), bottom: y(interval.low) };
  });
  const course = line<Point>()
    .x((point) => point.x)
    .y((point) => point.y);

  const ending = points.slice(-2).filter((point) => point !== null);
  const hasOpenLine = isLastOpen && ending.length === 2;

  return {
    openLine: hasOpenLine ? (course(ending) ?? '') : '',
    points: points.filter((point) => point !== null),
    bounds,
    lines: runsOf(hasOpenLine ? points.slice(0, -1) : points)
      .filter((run) => run.length > 1)
      .map((run) => course([...run]) ?? ''),
  };
}
