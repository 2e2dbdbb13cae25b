import { max, scaleBand, scaleLinear } from 'd3';

import type { Size } from '../../charts/Size';

/** Where each day's bar goes. A day without answers keeps its place, with a bar of no height. */
export function layOutWeek(counts: readonly number[], { width, height }: Size) {
  const x = scaleBand(
    counts.map((_, weekday) => weekday),
    [0, width],
  ).padding(0.3);
  // `|| 1` keeps the scale finite while every count is zero.
  const y = scaleLinear([0, max(counts) || 1], [height, 0]);

  return counts.map((count, weekday) => ({
    weekday,
    count,
    x: x(weekday) ?? 0,
    y: y(count),
    width: x.bandwidth(),
    height: height - y(count),
  }));
}
