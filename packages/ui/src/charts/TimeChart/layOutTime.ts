import { linearScale, type Size } from '../ticks';

export interface TimeRange extends Size {
  /** Number of data points along the time axis. */
  count: number;
  /** The values that get a line, lowest first. The first and the last are the ends of the scale. */
  ticks: readonly number[];
  /** The kind of marks. Columns need padding at both ends; points run from edge to edge. */
  marks?: 'points' | 'columns' | undefined;
}

/** Positions in the plot area between the axes. */
export interface TimePlot extends Size {
  /** Pixels from the left, in order. */
  places: readonly number[];
  /** From one place to the next, in pixels. */
  step: number;
  /** Pixels from the top, by value. */
  y: (value: number) => number;
}

/** Spreads the data points over the full width; a single one is centered. */
export function layOutTime({ count, ticks, width, height, marks }: TimeRange): TimePlot {
  const isSpread = marks !== 'columns' && count > 1;
  const step = width / Math.max(1, isSpread ? count - 1 : count);
  const start = isSpread ? 0 : step / 2;

  return {
    width,
    height,
    step,
    places: Array.from({ length: count }, (_, index) => start + index * step),
    y: linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height, 0]),
  };
}
