import { limits } from '@hearback/schema/limits';

import type { Change, IntervalEstimate, StatsRatings } from './contract.ts';
import type { Counts } from './rollup/Cell.ts';

/** The number of promoters, passives and detractors among counted ratings. */
export function groupRatings({ r }: Pick<Counts, 'r'>) {
  const between = (low: number, high: number) =>
    r.slice(low - 1, high).reduce((sum, count) => sum + count, 0);
  return { promoters: between(9, 10), passives: between(7, 8), detractors: between(1, 6) };
}

const z = 1.959963984540054;

/** Up to here the exact sum is short; beyond, the series below is exact to eleven digits. */
const summedMax = 200;

/** The chance that Student's t is between −t and t: the finite sums of 26.7.3 and 26.7.4. */
function chanceWithin(t: number, df: number): number {
  const angle = Math.atan(t / Math.sqrt(df));
  const square = Math.cos(angle) ** 2;
  const isOdd = df % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let power = isOdd ? 3 : 2; power <= df; power += 2) {
    sum += term;
    term *= (square * (power - 1)) / power;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

function search(df: number): number {
  let [low, high] = [z, 13];
  while (high - low > 1e-13) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (chanceWithin(middle, df) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const quantiles = new Map<number, number>();

/**
 * The 97.5 % point of Student's t with a whole number of degrees of freedom. M. Abramowitz and I. A.
 * Stegun, "Handbook of Mathematical Functions" (1964): up to 200 by 26.7.3 and 26.7.4, beyond by the
 * series in 1/df of 26.7.5.
 */
export function tQuantile(df: number): number {
  if (df <= summedMax) {
    const point = quantiles.get(df) ?? search(df);
    quantiles.set(df, point);
    return point;
  }
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / df ** (index + 1), z);
}

/** The 97.5 % point of the normal distribution: two sides of 95 %. */
const z95 = 1.959963984540054;

/**
 * A share with its 95 % interval. Wilson's score interval: E. B. Wilson, "Probable inference, the law
 * of succession, and statistical inference", JASA 22 (1927) 209–212. It holds for few observations
 * and near 0 and 1, where the textbook interval does not. A share above 1 is shown as 1.
 */
export function estimateShare(successes: number, n: number): IntervalEstimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const share = Math.min(1, successes / n);
  const z2 = z95 * z95;
  const center = (share + z2 / (2 * n)) / (1 + z2 / n);
  const reach = (z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return {
    value: share,
    low: share === 0 ? 0 : Math.max(0, center - reach),
    high: share === 1 ? 1 : Math.min(1, center + reach),
    n,
  };
}

type Nps = StatsRatings['nps'];

interface Groups {
  /** 9 or 10. */
  promoters: number;
  /** 7 or 8. */
  passives: number;
  /** 1 to 6. */
  detractors: number;
}

/**
 * The net promoter score, -100 to 100, with its 95 % interval. Adjusted Wald for a difference of two
 * shares of one sample, one observation added to each: D. G. Bonett and R. M. Price, "Adjusted Wald
 * confidence interval for a difference of binomial proportions based on paired data", Journal of
 * Educational and Behavioral Statistics 37 (2012) 479–488.
 */
export function estimateNps({ promoters, passives, detractors }: Groups): Nps {
  const n = promoters + passives + detractors;
  if (n === 0) return { score: null, low: null, high: null, promoters, passives, detractors, n };

  const up = (promoters + 1) / (n + 2);
  const down = (detractors + 1) / (n + 2);
  const center = up - down;
  const reach = z95 * Math.sqrt((up + down - center ** 2) / (n + 2));
  return {
    score: (100 * (promoters - detractors)) / n,
    low: 100 * Math.max(-1, center - reach),
    high: 100 * Math.min(1, center + reach),
    promoters,
    passives,
    detractors,
    n,
  };
}

/** The net promoter score of counted ratings without its groups, as `estimateNps` has it. */
export function estimateScore(counts: Pick<Counts, 'r'>): IntervalEstimate {
  const { score, low, high, n } = estimateNps(groupRatings(counts));
  return { value: score, low, high, n };
}

/** The count, sum and sum of squares of some ratings. */
export interface Ratings {
  n: number;
  sum: number;
  squares: number;
}

const { ratingMin, ratingMax } = limits;

/** Pseudo-counts, as a part of a rating, added at either end of the scale: see below. */
const pseudoCount = 0.1;

const onScale = (value: number) => Math.min(ratingMax, Math.max(ratingMin, value));

/**
 * A mean rating with its 95 % interval: Student's t, "The probable error of a mean", Biometrika 6
 * (1908) 1–25, cut at the ends of the scale. Most ratings are high, and a few low ones are yet to
 * come: the plain interval then holds in 87 of 100 cases at n = 5, and ratings that are all alike
 * would seem to be certain. So a tenth of a rating is lent to either end of the scale, as A. Agresti
 * and B. A. Coull lend to either side of a share ("Approximate is better than 'exact'", The American
 * Statistician 52 (1998) 119–126), and one degree of freedom to t. `value` is the plain mean.
 */
export function estimateMean({ n, sum, squares }: Ratings): IntervalEstimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const adjustedN = n + 2 * pseudoCount;
  const adjustedSum = sum + pseudoCount * (ratingMin + ratingMax);
  const adjustedSquares = squares + pseudoCount * (ratingMin ** 2 + ratingMax ** 2);
  const center = adjustedSum / adjustedN;
  const variance = (adjustedSquares - adjustedSum * center) / (adjustedN - 1);
  const reach = tQuantile(n) * Math.sqrt(variance / adjustedN);
  return { value: sum / n, low: onScale(center - reach), high: onScale(center + reach), n };
}

/**
 * The change of an estimate since an earlier one, with its 95 % interval, made from the two intervals: G. Y.
 * Zou and A. Donner, "Construction of confidence limits about effect measures: a general approach",
 * Statistics in Medicine 27 (2008) 1693–1702. For two shares this is Newcombe's.
 */
export function compareEstimates(now: IntervalEstimate, before: IntervalEstimate): Change {
  if (
    now.value === null ||
    now.low === null ||
    now.high === null ||
    before.value === null ||
    before.low === null ||
    before.high === null
  ) {
    return { value: null, low: null, high: null };
  }

  const value = now.value - before.value;
  return {
    value,
    low: value - Math.hypot(now.value - now.low, before.high - before.value),
    high: value + Math.hypot(now.high - now.value, before.value - before.low),
  };
}

/**
 * The difference of the mean of some ratings from that of others, with its 95 % interval, made from the
 * intervals of the two means like that of any other change. For ratings close to an end of the scale, its
 * coverage is more even than that of Welch's t, whose interval is symmetric. `n` is that of the first.
 */
export const estimateDifference = (one: Ratings, other: Ratings): IntervalEstimate => ({
  ...compareEstimates(estimateMean(one), estimateMean(other)),
  n: one.n,
});
