import { limits } from '@hearback/schema/limits';

import type { Estimate } from './contract.ts';
import { tQuantile } from './tQuantile.ts';

/** What is known of some ratings without their list. */
export interface Ratings {
  n: number;
  sum: number;
  squares: number;
}

const { ratingMin, ratingMax } = limits;

/** How much of a rating is lent to either end of the scale: see below. */
const lent = 0.1;

const onScale = (value: number) => Math.min(ratingMax, Math.max(ratingMin, value));

/**
 * A mean rating with its 95 % interval: Student's t, "The probable error of a mean", Biometrika 6
 * (1908) 1–25, cut at the ends of the scale. Most ratings are high, and a few low ones are yet to
 * come: the plain interval then holds in 87 of 100 cases at n = 5, and ratings that are all alike
 * would seem to be certain. So a tenth of a rating is lent to either end of the scale, as A. Agresti
 * and B. A. Coull lend to either side of a share ("Approximate is better than 'exact'", The American
 * Statistician 52 (1998) 119–126), and one degree of freedom to t. `value` is the plain mean.
 */
export function estimateMean({ n, sum, squares }: Ratings): Estimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const lentN = n + 2 * lent;
  const lentSum = sum + lent * (ratingMin + ratingMax);
  const lentSquares = squares + lent * (ratingMin ** 2 + ratingMax ** 2);
  const center = lentSum / lentN;
  const variance = (lentSquares - lentSum * center) / (lentN - 1);
  const reach = tQuantile(n) * Math.sqrt(variance / lentN);
  return { value: sum / n, low: onScale(center - reach), high: onScale(center + reach), n };
}
