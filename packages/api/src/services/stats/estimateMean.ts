import { limits } from '@hearback/schema/limits';

import type { Estimate } from '../../contract/stats.ts';
import { estimateShare } from './estimateShare.ts';
import { tQuantile } from './tQuantile.ts';

/** What is known of some ratings without their list. */
export interface Ratings {
  n: number;
  sum: number;
  squares: number;
}

const { ratingMin, ratingMax } = limits;

const onScale = (value: number) => Math.min(ratingMax, Math.max(ratingMin, value));

/**
 * A mean rating with its 95 % interval: Student's t, "The probable error of a mean", Biometrika 6
 * (1908) 1–25, cut at the ends of the scale. Ratings that are all alike, or one alone, say nothing
 * about their spread; there the bounds are the means that are left when as large a share as Wilson's
 * interval allows were at an end of the scale.
 */
export function estimateMean({ n, sum, squares }: Ratings): Estimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const value = sum / n;
  const variance = n > 1 ? Math.max(0, (squares - sum * value) / (n - 1)) : 0;
  if (variance < 1e-9) {
    const alike = estimateShare(n, n).low ?? 0;
    return {
      value,
      low: alike * value + (1 - alike) * ratingMin,
      high: alike * value + (1 - alike) * ratingMax,
      n,
    };
  }

  const reach = tQuantile(n - 1) * Math.sqrt(variance / n);
  return { value, low: onScale(value - reach), high: onScale(value + reach), n };
}
