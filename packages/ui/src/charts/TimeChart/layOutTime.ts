import { scaleLinear } from 'd3';

import type { Size } from '../Size';

export interface TimeRange extends Size {
  /** How many places there are along the axis of time. */
  count: number;
  /** The values that get a line, lowest first. The first and the last are the ends of the scale. */
  ticks: readonly number[];
}

/** Where things stand between the axes. */
export interface TimePlot extends Size {
  /** Pixels from the left, in order. */
  places: readonly number[];
  /** Pixels from the top, by value. */
  y: (value: number) => number;
}

/** Spreads places over the whole width; a single one stands in the middle. */
export function layOutTime({ count, ticks, width, height }: TimeRange): TimePlot {
  const x = scaleLinear([0, Math.max(1, count - 1)], [0, width]);
  const y = scaleLinear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height, 0]);

  return {
    width,
    height,
    places: Array.from({ length: count }, (_, index) => (count === 1 ? width / 2 : x(index))),
    y: (value) => y(value),
  };
}
