import type { Change, IntervalEstimate } from './contract.ts';
import {
  chanceWithin,
  compareEstimates,
  estimateMean,
  estimateShare,
  tQuantile,
} from './estimates.ts';
import { addDays, countDays, daysBetween, type Window, weekdayOf } from './findWindow.ts';

/** Two periods whose counts are compared. Days that are not over are left out of both. */
export interface ComparedDays {
  now: Required<Window>;
  before: Required<Window>;
}

/**
 * The days of two periods that are over: as many as are not are taken from the end of each, so that a day
 * that has only begun is not held against a whole one. Undefined if none is over.
 */
export function daysThatAreOver(
  { now, before }: ComparedDays,
  lastWholeDay: string,
): ComparedDays | undefined {
  const open = countDays(addDays(lastWholeDay, 1), now.to);
  const compared = {
    now: { from: now.from, to: addDays(now.to, -open) },
    before: { from: before.from, to: addDays(before.to, -open) },
  };
  const isEmpty = ({ from, to }: Required<Window>) => from > to;
  return isEmpty(compared.now) || isEmpty(compared.before) ? undefined : compared;
}

/** Days before both periods that tell how much counts vary from day to day. */
export const daysOfHistory = 56;

/** Pseudo-counts of a weekday, so that a few counts do not make a pattern. */
const weekdayPrior = 10;

export interface CountedDays {
  days: readonly string[];
  counts: readonly number[];
}

export const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Weights of weekdays, in days: the level of each period apart, so that a trend is no pattern. */
export function weighWeekdays(periods: readonly CountedDays[]): number[] {
  let weights = Array.from({ length: 7 }, () => 1);
  for (let round = 0; round < 3; round += 1) {
    const counted = Array.from({ length: 7 }, () => weekdayPrior);
    const expected = Array.from({ length: 7 }, () => weekdayPrior);
    for (const { days, counts } of periods) {
      const level = sumOf(counts) / sumOf(days.map((day) => weights[weekdayOf(day)] ?? 1));
      for (const [index, day] of days.entries()) {
        const weekday = weekdayOf(day);
        counted[weekday] = (counted[weekday] ?? 0) + (counts[index] ?? 0);
        expected[weekday] = (expected[weekday] ?? 0) + level;
      }
    }
    weights = counted.map((count, weekday) => count / (expected[weekday] ?? 1));
  }
  return weights;
}

/** The least and the most days that a dispersion is taken from, as degrees of freedom. */
const fewestFreedoms = 5;
export const mostFreedoms = 200;

/**
 * The change of a count since an earlier one, day for day, as a share of the earlier one (0.1: a tenth
 * more), with its 95 % interval. Of two Poisson counts together, the number that belongs to the first is
 * binomial: J. Przyborowski and H. Wilenski, "Homogeneity of results in testing samples from Poisson
 * series", Biometrika 31 (1940) 313–323. Wilson's interval of that share is made one of the ratio: R. M.
 * Price and D. G. Bonett, "Estimating the ratio of two Poisson rates", Computational Statistics & Data
 * Analysis 34 (2000) 345–356.
 *
 * People come in groups, so counts vary more than Poisson's: quasi-likelihood, P. McCullagh and J. A. Nelder,
 * "Generalized Linear Models" (1989) 9.2. The variance is φ times the mean, φ is Pearson's statistic by its
 * degrees of freedom, over days with a level for each period and a factor for each weekday, and not below 1.
 * Weekdays also weigh the lengths of the periods. All null if the earlier count is 0.
 */
export function compareCounts(
  countOf: (day: string) => number,
  { now, before }: ComparedDays,
  firstDay = before.from,
): Change {
  const historyTo = addDays(before.from, -1);
  const historyFrom = [addDays(before.from, -daysOfHistory), firstDay].toSorted()[1] ?? firstDay;
  const periods = [now, before, { from: historyFrom, to: historyTo }]
    .filter(({ from, to }) => from <= to)
    .map((window): CountedDays => {
      const days = daysBetween(window);
      return { days, counts: days.map(countOf) };
    });
  const [first, second] = periods;
  return first && second
    ? compareDays(first, second, [periods])
    : { value: null, low: null, high: null };
}

/** The number of times the mean that a variance is, and the degrees of freedom it is known from. */
export function findDispersion(subjects: readonly (readonly CountedDays[])[]) {
  let [pearson, left] = [0, 0];
  for (const periods of subjects) {
    const weights = weighWeekdays(periods);
    const weightOf = (day: string) => weights[weekdayOf(day)] ?? 1;
    for (const { days, counts } of periods) {
      const level = sumOf(counts) / sumOf(days.map(weightOf));
      if (level === 0) continue;
      for (const [index, day] of days.entries()) {
        const expected = level * weightOf(day);
        pearson += ((counts[index] ?? 0) - expected) ** 2 / expected;
      }
      left += days.length;
    }
    left -= periods.length + 6;
  }
  const freedoms = Math.min(mostFreedoms, left);
  const isKnown = left >= fewestFreedoms;
  return { dispersion: isKnown ? Math.max(1, pearson / left) : 1, freedoms, isKnown };
}

/**
 * The same for the days of two subjects, such as two places: each group of periods has weekdays of its own,
 * and tells how much its counts vary.
 */
export function compareDays(
  first: CountedDays,
  second: CountedDays,
  subjects: readonly (readonly CountedDays[])[],
): Change {
  const { dispersion, freedoms, isKnown } = findDispersion(subjects);
  const weights = weighWeekdays(subjects.flat());
  const exposureOf = ({ days }: CountedDays) =>
    sumOf(days.map((day) => weights[weekdayOf(day)] ?? 1));
  const [count, earlier] = [sumOf(first.counts), sumOf(second.counts)];
  if (earlier === 0) return { value: null, low: null, high: null };
  const share = estimateShare(
    count / dispersion,
    (count + earlier) / dispersion,
    isKnown ? tQuantile(freedoms) : undefined,
  );
  const toMove = (part: number) =>
    (part / (1 - part)) * (exposureOf(second) / exposureOf(first)) - 1;
  const value = (count / earlier) * (second.days.length / first.days.length) - 1;
  return {
    value,
    low: Math.min(value, toMove(share.low ?? 0)),
    high: Math.max(value, toMove(share.high ?? 0)),
  };
}

/**
 * The mean count of a day with its 95 % interval: the score interval of a Poisson rate, both sides divided by
 * the dispersion of all periods of its subject. `n` is the count.
 */
export function estimateDaily(
  period: CountedDays,
  subject: readonly CountedDays[],
): IntervalEstimate {
  const n = sumOf(period.counts);
  const days = period.days.length;
  if (days === 0) return { value: null, low: null, high: null, n };
  const { dispersion, freedoms, isKnown } = findDispersion([subject]);
  const z = tQuantile(isKnown ? freedoms : mostFreedoms);
  const count = n / dispersion;
  const reach = z * Math.sqrt(count + z ** 2 / 4);
  const toDay = (center: number) => (Math.max(0, center) * dispersion) / days;
  return {
    value: n / days,
    low: toDay(count + z ** 2 / 2 - reach),
    high: toDay(count + z ** 2 / 2 + reach),
    n,
  };
}

/**
 * The size of a change in widths of its interval: beyond 1 either way if the interval excludes 0. The interval
 * can be wider by a factor, and by a further reach that has nothing to do with it.
 */
export function sureness({ value, low, high }: Change, inflation = 1, further = 0): number {
  if (value === null || low === null || high === null || value === 0) return 0;
  const reach = Math.hypot((value > 0 ? value - low : high - value) * inflation, further);
  return reach > 0 ? value / reach : Math.sign(value) * Number.MAX_VALUE;
}

/** The chance that a change of this sureness, or more either way, comes by chance alone. */
const doubtOf = (sure: number, freedoms: number) => {
  const df = Math.max(1, Math.min(mostFreedoms, freedoms));
  return 1 - chanceWithin(tQuantile(df) * Math.min(1e6, Math.abs(sure)), df);
};

/** The share of what is told that may be chance. */
const falseShare = 0.05;

/**
 * Those of many findings that stand when all are looked at together: at most 1 in 20 of them is chance, and
 * where there is nothing to be found, in 1 of 20 cases anything is told. Y. Benjamini and Y. Hochberg,
 * "Controlling the false discovery rate", Journal of the Royal Statistical Society B 57 (1995) 289–300.
 */
export function findDiscoveries<Found extends { sure: number; freedoms: number }>(
  all: readonly Found[],
): Found[] {
  const doubted = all
    .map((found) => ({ found, doubt: doubtOf(found.sure, found.freedoms) }))
    .toSorted((one, other) => one.doubt - other.doubt);
  const last = doubted.findLastIndex(
    ({ doubt }, index) => doubt <= ((index + 1) / all.length) * falseShare,
  );
  return doubted.slice(0, last + 1).map(({ found }) => found);
}

/** The number of answers per rating of all together. */
export const addRatings = (all: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 10 }, (_, index) => sumOf(all.map((ratings) => ratings[index] ?? 0)));

/** The mean rating, by the number of answers, or their share, per rating. NaN without any. */
export const meanOf = (ratings: readonly number[]): number =>
  sumOf(ratings.map((count, index) => count * (index + 1))) / sumOf(ratings);

const momentsOf = (ratings: readonly number[]) => {
  const n = sumOf(ratings);
  const mean = meanOf(ratings);
  return {
    n,
    mean,
    squares: sumOf(ratings.map((count, index) => count * (index + 1 - mean) ** 2)),
  };
};

/**
 * The factor by which the mean ratings of days vary more than those of as many answers that have nothing in
 * common: answers of one day often do. The mean square between days by that of all answers, not below 1.
 */
export function findClustering(days: readonly (readonly number[])[]): number {
  const rated = days.filter((ratings) => sumOf(ratings) > 0);
  const all = momentsOf(addRatings(rated));
  if (rated.length < 2 || all.squares === 0) return 1;
  const between = sumOf(
    rated.map((ratings) => {
      const { n, mean } = momentsOf(ratings);
      return n * (mean - all.mean) ** 2;
    }),
  );
  return Math.max(1, between / (rated.length - 1) / (all.squares / all.n));
}

/** With fewer ratings a place is not compared with others. */
export const enoughRatings = 10;

export type Standing = 'above' | 'below';

/** With fewer places one that stands out cannot be told from places that differ. */
const enoughPlaces = 10;

/** The share of places at either end that are read as if they stood at its edge. */
const winsorized = 0.1;

/** The variance of normal values of which a tenth at either end is read as if it stood at its edge. */
const winsorizedVariance = 0.6786;

/**
 * The ratings of places together: their mean, the variance of one rating, its skewness, and the variance of the
 * means of places beyond that of chance, which is as much as all kinds of places differ. That is the additive
 * model of D. J. Spiegelhalter, "Handling over-dispersion of performance indicators", Quality and Safety in
 * Health Care 14 (2005) 347–351: the most extreme tenth at either end is drawn in, so that a place that stands
 * out does not hide itself, and its variance by R. DerSimonian and N. Laird, "Meta-analysis in clinical trials",
 * Controlled Clinical Trials 7 (1986) 177–188.
 */
export function findSpread(places: readonly (readonly number[])[], clustering: number) {
  const all = addRatings(places);
  const { n, mean, squares } = momentsOf(all);
  const variance = (n === 0 ? 0 : squares / n) * clustering;
  const cubes = sumOf(all.map((count, index) => count * (index + 1 - mean) ** 3));
  const skewness = squares === 0 ? 0 : cubes / n / (squares / n) ** 1.5;
  const count = places.length;
  if (count < enoughPlaces || variance === 0) return { mean, variance, skewness, between: 0 };

  const own = places.map(momentsOf);
  const distances = own
    .map((place) => (place.mean - mean) / Math.sqrt(variance / place.n))
    .toSorted((a, b) => a - b);
  const cut = Math.floor(count * winsorized);
  const [least = 0, most = 0] = [distances[cut], distances[count - 1 - cut]];
  const drawnIn = distances.map((distance) => Math.min(most, Math.max(least, distance)));
  const excess = sumOf(drawnIn.map((distance) => distance ** 2)) / winsorizedVariance - (count - 1);
  const weights = own.map((place) => place.n / variance);
  const scale = sumOf(weights) - sumOf(weights.map((weight) => weight ** 2)) / sumOf(weights);
  return { mean, variance, skewness, between: Math.max(0, excess / scale) };
}

/**
 * The places whose ratings chance alone would not set apart from those of all others together, of all that
 * are looked at. D. J. Spiegelhalter, "Funnel plots for comparing institutional performance", Statistics in
 * Medicine 24 (2005) 1185–1202, with limits for as many places as there are, for what answers of one day have in
 * common, and for as much as places differ anyway: see `findSpread`.
 */
export function findStandings<Id>(
  places: readonly { id: Id; r: readonly number[] }[],
  clustering: number,
): Map<Id, Standing> {
  const rated = places.filter(({ r }) => sumOf(r) >= enoughRatings);
  const all = addRatings(rated.map(({ r }) => r));
  const { between } = findSpread(
    rated.map(({ r }) => r),
    clustering,
  );
  const compared = rated.map(({ id, r }) => {
    const others = all.map((count, index) => count - (r[index] ?? 0));
    const own = estimateMean(r);
    const change = compareEstimates(own, estimateMean(others));
    const further = tQuantile(own.n) * Math.sqrt(between);
    return {
      id,
      sure: sureness(change, Math.sqrt(clustering), further),
      // The variance of places is known from as many as there are.
      freedoms: between === 0 ? own.n : Math.min(own.n, rated.length - 1),
    };
  });
  return new Map(
    findDiscoveries(compared).map(({ id, sure }) => [id, sure > 0 ? 'above' : 'below']),
  );
}
