import { line, max, min, ticks } from 'd3';

import type { Bounds } from '../../charts/IntervalBand/IntervalBand';
import { linearScale, type Size } from '../../charts/ticks';
import { enoughToTell, type Estimate } from '../EstimateFigure';

/** A place with its ratings. */
export interface RatedPlace {
  id: string;
  name: string;
  averageRating: Estimate;
  /** The share of ratings of 8 to 10. */
  satisfied: Estimate;
  /** -100 to 100. */
  nps: Estimate;
  /** The side of the others on which it lies beyond chance. */
  standing: 'ABOVE' | 'BELOW' | null;
  /** The mean rating to reach. */
  target: number | null;
  /** The chance that it is reached. */
  targetChance: number | null;
}

/** The ratings between which the mean of a place that is like all others lies, by its number of ratings. */
export interface FunnelLimit {
  n: number;
  low: number;
  high: number;
  outerLow: number;
  outerHigh: number;
}

/** Lays out a funnel plot, in pixels. Places with few ratings are left out: they say little. */
export function layOutPlaces(
  places: readonly RatedPlace[],
  limits: readonly FunnelLimit[],
  mean: number,
  { width, height }: Size,
) {
  const shown = places
    .filter(({ averageRating: { n } }) => n >= enoughToTell)
    .toSorted((a, b) => a.averageRating.n - b.averageRating.n);
  const values = [
    mean,
    ...shown.map(({ averageRating }) => averageRating.value ?? mean),
    ...limits.flatMap(({ outerLow, outerHigh }) => [outerLow, outerHigh]),
  ];
  const from = Math.max(1, Math.floor(min(values) ?? 1));
  const to = Math.min(10, Math.ceil(max(values) ?? 10));
  const counts = [enoughToTell, limits.at(-1)?.n ?? enoughToTell];
  // Twice as many ratings are as far from each other anywhere.
  const byLog = linearScale([Math.log(counts[0] ?? 1), Math.log(counts[1] ?? 1)], [0, width]);
  const x = (n: number) => byLog(Math.log(n));
  const y = linearScale([from, to], [height, 0]);
  const lineOf = (of: (limit: FunnelLimit) => number) =>
    line<FunnelLimit>(
      ({ n }) => x(n),
      (limit) => y(of(limit)),
    )([...limits]) ?? '';

  return {
    shown: shown.map((place) => ({
      place,
      x: x(place.averageRating.n),
      y: y(place.averageRating.value ?? mean),
    })),
    band: limits.map(({ n, low, high }): Bounds => ({ x: x(n), top: y(high), bottom: y(low) })),
    outer: [lineOf(({ outerLow }) => outerLow), lineOf(({ outerHigh }) => outerHigh)],
    middle: y(mean),
    ratings: ticks(from, to, Math.min(5, to - from)).map((value) => ({ value, y: y(value) })),
    counts: [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
      .filter((n) => n >= (counts[0] ?? 0) && n <= (counts[1] ?? 0))
      .map((n) => ({ value: n, x: x(n) })),
  };
}
