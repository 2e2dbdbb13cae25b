import { nice, ticks } from 'd3';

import { groupByWeek, mostSingleDays } from '@hearback/schema/periods';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The stretches between gaps, in order. */
export function runsOf<Item>(items: readonly (Item | null)[]): (readonly Item[])[] {
  const runs: Item[][] = [];
  let open = false;
  for (const item of items) {
    if (item !== null) {
      if (open) runs.at(-1)?.push(item);
      else runs.push([item]);
    }
    open = item !== null;
  }
  return runs;
}

/** The days of a window one by one, or, of a long one, week by week. */
export const inWeeks = <Day>(days: readonly Day[]): (readonly Day[])[] =>
  days.length <= mostSingleDays ? days.map((day) => [day]) : groupByWeek(days);

/** Maps numbers from one range to another, in proportion. d3's `scaleLinear` brings every space of colors along. */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + (end - start) * (to === from ? 0.5 : (value - from) / (to - from));

/** Round numbers from zero to just over the largest count: whole, and few enough to read. */
export function ticksUpTo(largest: number, about = 3): number[] {
  const [, top] = nice(0, Math.max(largest, 1), about);
  return ticks(0, top, about).filter(Number.isInteger);
}

/** Returns evenly spaced indexes of the data points to label, always including the last one. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
