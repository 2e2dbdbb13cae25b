import { max, scaleBand, scaleLinear } from 'd3';

import type { Size } from '../../../packages/ui/src/charts/ticks';

export interface PlaceholderRow {
  name: string;
  count: number;
}

/** Position of each bar: a pure function of numbers. A row of zero keeps its place. */
export function layOutPlaceholder(rows: readonly PlaceholderRow[], { width, height }: Size) {
  const x = scaleBand(
    rows.map(({ name }) => name),
    [0, width],
  ).padding(0.2);
  // `|| 1` keeps the scale finite while every count is zero.
  const y = scaleLinear([0, max(rows, ({ count }) => count) || 1], [height, 0]);

  return rows.map(({ name, count }) => ({
    name,
    count,
    x: x(name) ?? 0,
    y: y(count),
    width: x.bandwidth(),
    height: height - y(count),
  }));
}
