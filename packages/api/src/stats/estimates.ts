import { limits } from '@hearback/schema/limits';

import type { Change, IntervalEstimate, StatsRatings } from './contract.ts';
import type { Counts } from './rollup/Cell.ts';

/** The number of promoters, passives and detractors among counted ratings. */
export function groupRatings({ r }: Pick<Counts, 'r'>) {
  const between = (low: number, high: number) =>
    r.slice(low - 1, high).reduce((sum, count) => sum + count, 0);
  return { promoters: between(9, 10), passives: between(7, 8), detractors: between(1, 6) };
}

/** The 97.5 % point of the normal distribution: two sides of 95 %. */
const z95 = 1.959963984540054;

/** Up to here the exact sum is short; beyond, the series below is exact to eleven digits. */
const summedMax = 200;

/** The chance that Student's t is between −t and t: the finite sums of 26.7.3 and 26.7.4. */
export function chanceWithin(t: number, df: number): number {
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
  let [low, high] = [z95, 13];
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
  const z = z95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / df ** (index + 1), z);
}

/**
 * A share with its 95 % interval. Wilson's score interval: E. B. Wilson, "Probable inference, the law
 * of succession, and statistical inference", JASA 22 (1927) 209–212. It holds for few observations
 * and near 0 and 1, where the textbook interval does not. A share above 1 is shown as 1.
 */
export function estimateShare(successes: number, n: number, z = z95): IntervalEstimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const share = Math.min(1, successes / n);
  const center = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n * n))) / (1 + z ** 2 / n);
  return {
    value: share,
    low: share === 0 ? 0 : Math.max(0, center - reach),
    high: share === 1 ? 1 : Math.min(1, center + reach),
    n,
  };
}

/** Pseudo-counts, as a part of an answer, added at either end of a scale: see `boundMean`. */
const pseudoCount = 0.25;

/**
 * The distance of the lower bound of a mean from the lower end of the scale. With weights w of distances x,
 * of which one is 0, the shares of a mean m < Σ w x ÷ N that explain them best are w ÷ (N λ (x + s)), where
 * s > 0, λ = Σ w ÷ (x + s) ÷ N and m = 1 ÷ λ − s. Their likelihood ratio, −2 log of it being 2 Σ w log(λ (x +
 * s)), falls in s: Newton's method on its logarithm in that of s, halving where it would leave the bracket.
 */
function findLowerBound(weights: readonly (readonly [x: number, w: number])[], limit: number) {
  let [total, sum, squares] = [0, 0, 0];
  for (const [x, w] of weights) {
    total += w;
    sum += w * x;
    squares += w * x * x;
  }
  let [low, high] = [-300, 60];
  // Far from 0 the ratio is as with normal observations.
  let u = Math.log(squares - (sum * sum) / total) / 2 - Math.log(limit) / 2;
  let mean = 0;
  for (let step = 0; step < 100; step += 1) {
    const shift = Math.exp(u);
    let [inverse, inverseSquares] = [0, 0];
    for (const [x, w] of weights) {
      inverse += w / (x + shift);
      inverseSquares += w / (x + shift) ** 2;
    }
    const lambda = inverse / total;
    mean = 1 / lambda - shift;
    let ratio = 0;
    for (const [x, w] of weights) ratio += 2 * w * Math.log(lambda * (x + shift));
    if (ratio > limit) low = u;
    else high = u;
    const slope = (2 * shift * (inverse - inverseSquares / lambda)) / ratio;
    const newton = u - Math.log(ratio / limit) / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - u) <= 1e-11) break;
    u = next;
  }
  return mean;
}

/**
 * The mean of answers on a scale of equal steps, counted from 0, with its 95 % interval: the means that the
 * likelihood ratio does not refuse where the shares of all steps are unknown, those nobody has taken among
 * them. A. B. Owen, "Empirical likelihood ratio confidence intervals for a single functional", Biometrika 75
 * (1988) 237–249, on a bounded scale as J. Honda and A. Takemura have it, "An asymptotically optimal bandit
 * algorithm for bounded support models", COLT (2010) 67–79.
 *
 * The few low ratings among many high ones are often yet to come, so a quarter of an answer is added at
 * either end of the scale, as A. Agresti and B. A. Coull add to either side of a share ("Approximate is
 * better than 'exact'", The American Statistician 52 (1998) 119–126). The limit of the ratio is that of
 * Student's t for normal observations, n log(1 + t² ÷ n). `value` is the plain mean.
 */
function boundMean(counts: readonly number[], t?: number): IntervalEstimate {
  const last = counts.length - 1;
  let [n, sum] = [0, 0];
  const fromStart: [x: number, w: number][] = [];
  const fromEnd: [x: number, w: number][] = [];
  for (const [step, count] of counts.entries()) {
    n += count;
    sum += count * step;
    const w = count + (step === 0 || step === last ? pseudoCount : 0);
    if (w === 0) continue;
    fromStart.push([step, w]);
    fromEnd.push([last - step, w]);
  }
  if (n === 0) return { value: null, low: null, high: null, n };

  const limit = n * Math.log1p((t ?? tQuantile(n)) ** 2 / n);
  const value = sum / n;
  return {
    value,
    low: Math.min(value, findLowerBound(fromStart, limit)),
    high: Math.max(value, last - findLowerBound(fromEnd, limit)),
    n,
  };
}

/** An estimate on another scale. */
const rescale = (
  { value, low, high, n }: IntervalEstimate,
  toScale: (x: number) => number,
): IntervalEstimate => ({
  value: value === null ? null : toScale(value),
  low: low === null ? null : toScale(low),
  high: high === null ? null : toScale(high),
  n,
});

/** A mean rating with its 95 % interval, from how often each rating was given. */
export const estimateMean = (ratings: readonly number[]): IntervalEstimate =>
  rescale(boundMean(ratings), (x) => limits.ratingMin + x);

/** The mean of answers on any scale of whole numbers, as `estimateMean`: how often each was given, from the first on. */
export const estimateScaleMean = (counts: readonly number[], first: number): IntervalEstimate =>
  rescale(boundMean(counts), (x) => first + x);

/** More degrees of freedom make no difference to a chance. */
const mostFreedoms = 200;

/**
 * The chance that the mean of all ratings to come is a target or more, as the intervals of `estimateMean` have
 * it: the interval that just ends at the target says with which point of Student's t. That is a confidence
 * distribution: T. Schweder and N. L. Hjort, "Confidence and likelihood", Scandinavian Journal of Statistics 29
 * (2002) 309–332. Intervals are wider by the root of the clustering of answers. Null without ratings.
 */
export function chanceOfTarget(
  ratings: readonly number[],
  target: number,
  clustering: number,
): number | null {
  const { value, n } = estimateMean(ratings);
  if (value === null) return null;
  const isReached = value >= target;
  const goal = target - limits.ratingMin;
  const holds = (t: number) => {
    const { low, high } = boundMean(ratings, t);
    return isReached ? (low ?? 0) <= goal : (high ?? 0) >= goal;
  };
  let [low, high] = [0, 40];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  const within = chanceWithin(low / Math.sqrt(clustering), Math.min(n, mostFreedoms));
  return isReached ? (1 + within) / 2 : (1 - within) / 2;
}

/** Fewer numbers have no interval of 95 % for their median: it lies outside of all in 2 of 2 ** n samples. */
const fewestForMedian = 6;

/** The place of the sorted sample below which the median lies in at most 2.5 % of samples, counted from 1. */
function lowestPlace(n: number): number {
  // The normal distribution is as exact from here on, and the chances below are too small to be held.
  if (n > 1_000) return Math.floor((n - z95 * Math.sqrt(n)) / 2);
  let chance = 0.5 ** n;
  let below = chance;
  let place = 0;
  while (below <= 0.025) {
    place += 1;
    chance *= (n - place + 1) / place;
    below += chance;
  }
  return place;
}

/**
 * The median of numbers, each with how often it was given, with its 95 % interval, which is that of no
 * distribution in particular: two numbers of the sorted sample, by the binomial distribution. W. R. Thompson,
 * "On confidence ranges for the median and other expectation distributions for populations of unknown
 * distribution form", Annals of Mathematical Statistics 7 (1936) 122–128.
 */
export function estimateMedian(numbers: ReadonlyMap<number, number>): IntervalEstimate {
  const counted = [...numbers].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
  const n = counted.reduce((sum, [, count]) => sum + count, 0);
  if (n === 0) return { value: null, low: null, high: null, n };

  /** The number at a place, smallest first, counted from 1. */
  const at = (place: number): number => {
    let passed = 0;
    return counted.find(([, count]) => place <= (passed += count))?.[0] ?? 0;
  };
  const value = (at(Math.ceil(n / 2)) + at(Math.floor(n / 2) + 1)) / 2;
  if (n < fewestForMedian) return { value, low: null, high: null, n };
  const place = lowestPlace(n);
  return { value, low: at(place), high: at(n - place + 1), n };
}

/** The median of times in whole seconds. Half a second either way is rounding. */
export function estimateMedianTime(seconds: ReadonlyMap<number, number>): IntervalEstimate {
  const { low, high, ...rest } = estimateMedian(seconds);
  return {
    ...rest,
    low: low === null ? null : Math.max(0, low - 0.5),
    high: high === null ? null : high + 0.5,
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
 * The net promoter score, -100 to 100, with its 95 % interval: F. F. Reichheld, "The one number you need to
 * grow", Harvard Business Review 81/12 (2003) 46–54. It is a mean of three steps.
 */
export function estimateNps({ promoters, passives, detractors }: Groups): Nps {
  const { value, ...rest } = rescale(
    boundMean([detractors, passives, promoters]),
    (x) => 100 * (x - 1),
  );
  return { score: value, ...rest, promoters, passives, detractors };
}

/** The net promoter score of counted ratings without its groups, as `estimateNps` has it. */
export function estimateScore(counts: Pick<Counts, 'r'>): IntervalEstimate {
  const { score, low, high, n } = estimateNps(groupRatings(counts));
  return { value: score, low, high, n };
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
export function estimateDifference(
  one: readonly number[],
  other: readonly number[],
): IntervalEstimate {
  const mean = estimateMean(one);
  return { ...compareEstimates(mean, estimateMean(other)), n: mean.n };
}

const squaresOf = (ratings: readonly number[], mean: number | null) =>
  ratings.reduce(
    (sum, count, index) => sum + count * (limits.ratingMin + index - (mean ?? 0)) ** 2,
    0,
  );

/**
 * The same in standard deviations of the ratings of both, so that differences can be compared: L. V. Hedges,
 * "Distribution theory for Glass's estimator of effect size and related estimators", Journal of Educational
 * Statistics 6 (1981) 107–128, with his correction for few ratings. Its bounds are those of the difference.
 */
export function standardizeDifference(
  one: readonly number[],
  other: readonly number[],
): IntervalEstimate {
  const { value, low, high, n } = estimateDifference(one, other);
  const [first, second] = [estimateMean(one), estimateMean(other)];
  const freedoms = first.n + second.n - 2;
  const squares = squaresOf(one, first.value) + squaresOf(other, second.value);
  if (value === null || low === null || high === null || freedoms < 1 || squares === 0) {
    return { value: null, low: null, high: null, n };
  }
  const scale = (1 - 3 / (4 * freedoms - 1)) / Math.sqrt(squares / freedoms);
  return { value: value * scale, low: low * scale, high: high * scale, n };
}
