import { max, scaleBand, scaleLinear } from 'd3';

import type { Size } from '../../charts/Size';

export interface RatingCount {
  rating: number;
  count: number;
}

/** Where each bar goes. A rating nobody gave keeps its place, with a bar of no height. */
export function layOutBars(counts: readonly RatingCount[], { width, height }: Size) {
  const ratings = counts.map(({ rating }) => String(rating));
  const x = scaleBand(ratings, [0, width]).padding(0.18);
  // `|| 1` keeps the scale finite while every count is zero.
  const y = scaleLinear([0, max(counts, ({ count }) => count) || 1], [height, 0]);

  return counts.map(({ rating, count }) => ({
    rating,
    count,
    x: x(String(rating)) ?? 0,
    y: y(count),
    width: x.bandwidth(),
    height: height - y(count),
  }));
}
