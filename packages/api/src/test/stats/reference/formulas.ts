import type { Change, IntervalEstimate } from '../../../stats/contract.ts';

const z = 1.959963984540054;

const logGamma = (x: number): number => {
  // Stirling's series, which is exact to all digits from 15 on.
  let shift = 0;
  let at = x;
  while (at < 15) {
    shift -= Math.log(at);
    at += 1;
  }
  const inverse = 1 / (at * at);
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) /
    at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
};

/** The regularised incomplete beta function by Lentz's continued fraction. */
const beta = (x: number, a: number, b: number): number => {
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  );
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m < 5_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d);
    c = 1 + even / c;
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d);
    c = 1 + odd / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return (front * fraction) / a;
};

const known = new Map<number, number>();

/** The point that Student's t stays below in 97.5 % of cases, by halving an interval. */
export function studentPoint(df: number): number {
  const before = known.get(df);
  if (before !== undefined) return before;
  let [low, high] = [1, 20];
  for (let step = 0; step < 70; step += 1) {
    const middle = (low + high) / 2;
    const above = 0.5 * beta(df / (df + middle * middle), df / 2, 0.5);
    if (above > 0.025) low = middle;
    else high = middle;
  }
  known.set(df, low);
  return low;
}

const unknown = (n: number): IntervalEstimate => ({ value: null, low: null, high: null, n });

/** Wilson's interval as the roots of its quadratic equation, (p̂ − p)² = z² p (1 − p) ÷ n. */
export function share(part: number, n: number): IntervalEstimate {
  if (n === 0) return unknown(0);
  const p = Math.min(1, part / n);
  const [a, b, c] = [n + z * z, -(2 * n * p + z * z), n * p * p];
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  return {
    value: p,
    low: p === 0 ? 0 : Math.max(0, (-b - root) / (2 * a)),
    high: p === 1 ? 1 : Math.min(1, (-b + root) / (2 * a)),
    n,
  };
}

/** The point where a falling condition ends to hold, by halving an interval. */
function lastWhere(from: number, to: number, holds: (x: number) => boolean): number {
  let [inside, outside] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/**
 * The mean of answers on a scale, with its interval, from their list: the means m that shares p of the steps
 * x explain nearly as well as the best do, p = w ÷ (N (1 + λ (x − m))), a quarter added to either end.
 */
function meanOnScale(scale: readonly number[], answers: readonly number[]): IntervalEstimate {
  const n = answers.length;
  if (n === 0) return unknown(0);
  const [from = 0, to = 0] = [scale[0], scale.at(-1)];
  const weighted = scale
    .map((x) => ({
      x,
      weight: answers.filter((each) => each === x).length + (x === from || x === to ? 0.25 : 0),
    }))
    .filter(({ weight }) => weight > 0);
  const total = n + 0.5;
  const center = weighted.reduce((sum, { x, weight }) => sum + x * weight, 0) / total;
  const limit = n * Math.log(1 + studentPoint(n) ** 2 / n);

  const explains = (mean: number): boolean => {
    const sharesAt = (lambda: number) =>
      weighted.map(({ x, weight }) => weight / (total * (1 + lambda * (x - mean))));
    const excessAt = (lambda: number) =>
      sharesAt(lambda).reduce((sum, part, at) => sum + part * ((weighted[at]?.x ?? 0) - mean), 0);
    const lambda = lastWhere(-1 / (to - mean), 1 / (mean - from), (tried) => excessAt(tried) > 0);
    const ratio = sharesAt(lambda).reduce((sum, part, at) => {
      const weight = weighted[at]?.weight ?? 0;
      return sum + weight * Math.log(weight / total / part);
    }, 0);
    return 2 * ratio <= limit;
  };
  const value = answers.reduce((sum, each) => sum + each, 0) / n;
  return {
    value,
    low: Math.min(value, lastWhere(center, from, explains)),
    high: Math.max(value, lastWhere(center, to, explains)),
    n,
  };
}

const ratingScale = Array.from({ length: 10 }, (_, index) => index + 1);

/** The mean of ratings. */
export const meanRating = (ratings: readonly number[]): IntervalEstimate =>
  meanOnScale(ratingScale, ratings);

/** The net promoter score of ratings, with its groups. */
export function promoterScore(ratings: readonly number[]) {
  const promoters = ratings.filter((rating) => rating >= 9).length;
  const detractors = ratings.filter((rating) => rating <= 6).length;
  const { value, ...bounds } = meanOnScale(
    [-100, 0, 100],
    ratings.map((rating) => 100 * (Number(rating >= 9) - Number(rating <= 6))),
  );
  return {
    score: value,
    ...bounds,
    promoters,
    passives: ratings.length - promoters - detractors,
    detractors,
  };
}

/** The score alone. */
export function nps(ratings: readonly number[]): IntervalEstimate {
  const { score, low, high, n } = promoterScore(ratings);
  return { value: score, low, high, n };
}

/** How far an estimate moved, by Zou and Donner's square-and-add. */
export function changeOf(now: IntervalEstimate, before: IntervalEstimate): Change {
  const parts = [now.value, now.low, now.high, before.value, before.low, before.high];
  if (parts.includes(null)) return { value: null, low: null, high: null };
  const [a = 0, la = 0, ha = 0, b = 0, lb = 0, hb = 0] = parts as number[];
  return {
    value: a - b,
    low: a - b - Math.sqrt((a - la) ** 2 + (hb - b) ** 2),
    high: a - b + Math.sqrt((ha - a) ** 2 + (b - lb) ** 2),
  };
}
