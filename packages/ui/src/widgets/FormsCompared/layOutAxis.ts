import { max, min, ticks } from 'd3';

import { enoughToTell, type Estimate } from '../EstimateFigure';

/** One axis for all that is compared. */
export interface RatingAxis {
  from: number;
  to: number;
  /** Whole ratings on it, both ends included. */
  ticks: readonly number[];
}

/** So few steps that their numbers stand apart on a phone, and none of less than a whole rating. */
const mostSteps = 9;

/**
 * An axis that every interval lies on, from one whole rating to another. Points are compared and not
 * lengths, so it need not begin at the lowest rating; it always has room of three steps, or small
 * differences would look large. What is too early to tell does not stretch it: two answers' band may
 * reach from one end to the other.
 */
export function layOutAxis(estimates: readonly Estimate[]): RatingAxis {
  const places = estimates.flatMap(({ value, low, high, n }) =>
    n < enoughToTell ? [value ?? NaN] : [value ?? NaN, low ?? NaN, high ?? NaN],
  );
  let from = Math.max(1, Math.floor(min(places) ?? 1));
  let to = Math.min(10, Math.ceil(max(places) ?? 10));
  while (to - from < 3) {
    if (to < 10) to += 1;
    if (to - from < 3 && from > 1) from -= 1;
  }
  return { from, to, ticks: ticks(from, to, Math.min(mostSteps, to - from)) };
}
