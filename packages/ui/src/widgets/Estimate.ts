/** A share or a mean, with what it rests on. */
export interface Estimate {
  /** Null when there is nothing to measure. Shares are 0 to 1. */
  value: number | null;
  /** Bounds of the 95 % interval. */
  low: number | null;
  high: number | null;
  /** How many observations it rests on. */
  n: number;
}

/** Under this many observations an estimate says little. */
export const enoughToTell = 10;
