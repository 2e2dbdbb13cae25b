import { line, max, scaleLinear, scaleSqrt } from 'd3';

import { limits } from '@hearback/schema/limits';

import type { Size } from '../../charts/Size';

export interface RatingDay {
  /** As `2026-11-21`. */
  date: string;
  /** Null on a day without ratings. */
  average: number | null;
  count: number;
}

const smallestDot = 2;
const largestDot = 6;

/**
 * Where each day's average stands. The scale is always the whole one, so that a quiet week does not
 * look like a storm. Days without ratings have no point; the line runs on to the next one.
 */
export function layOutCourse(days: readonly RatingDay[], { width, height }: Size) {
  const y = scaleLinear([limits.ratingMin, limits.ratingMax], [height, 0]);
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [0, width]);
  const xOf = (index: number) => (days.length === 1 ? width / 2 : x(index));
  // The area of a dot, not its width, stands for how many rated.
  const radius = scaleSqrt([0, max(days, ({ count }) => count) || 1], [smallestDot, largestDot]);

  const points = days.flatMap(({ date, average, count }, index) =>
    average === null ? [] : [{ date, x: xOf(index), y: y(average), radius: radius(count) }],
  );

  return {
    places: days.map((_, index) => xOf(index)),
    ticks: [limits.ratingMin, 4, 7, limits.ratingMax].map((value) => ({ value, y: y(value) })),
    points,
    path:
      line<(typeof points)[number]>()
        .x((point) => point.x)
        .y((point) => point.y)(points) ?? '',
  };
}
