import { max, scaleBand, scaleLinear } from 'd3';

import type { Size } from '../Size';

/** Where each column stands. A count of zero keeps its place, with a column of no height. */
export function layOutColumns(counts: readonly number[], { width, height }: Size) {
  const x = scaleBand(
    counts.map((_, index) => index),
    [0, width],
  ).padding(0.2);
  // `|| 1` keeps the scale finite while every count is zero.
  const y = scaleLinear([0, max(counts) || 1], [height, 0]);

  return counts.map((count, index) => ({
    x: x(index) ?? 0,
    y: y(count),
    width: x.bandwidth(),
    height: height - y(count),
  }));
}
