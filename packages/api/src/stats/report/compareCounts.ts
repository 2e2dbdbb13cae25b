import type { Change } from '../contract.ts';
import { estimateShare } from '../estimateShare.ts';

interface Counted {
  count: number;
  days: number;
}

/**
 * How far a count moved since an earlier one, day for day, as a share of the earlier one (0.1: a tenth
 * more), with the 95 % interval of the move. Of two Poisson counts together, how many belong to the
 * first is binomial: J. Przyborowski and H. Wilenski, "Homogeneity of results in testing samples from
 * Poisson series", Biometrika 31 (1940) 313–323. Wilson's interval of that share is made one of the
 * ratio: R. M. Price and D. G. Bonett, "Estimating the ratio of two Poisson rates", Computational
 * Statistics & Data Analysis 34 (2000) 345–356. All null where nothing was counted before.
 */
export function compareCounts(now: Counted, before: Counted): Change {
  if (before.count === 0 || now.days === 0 || before.days === 0) {
    return { value: null, low: null, high: null };
  }

  const share = estimateShare(now.count, now.count + before.count);
  const toMove = (part: number) => (part / (1 - part)) * (before.days / now.days) - 1;
  return {
    value: toMove(share.value ?? 0),
    low: toMove(share.low ?? 0),
    high: toMove(share.high ?? 0),
  };
}
