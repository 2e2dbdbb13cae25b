import { addRatings, findDispersion, meanOf, sumOf, weighWeekdays } from './comparisons.ts';
import { countDays, weekdayOf } from './findWindow.ts';

/**
 * Alarms: something at a place is no longer as it was. Ratings and volumes are followed day by day with a
 * likelihood-ratio CUSUM: E. S. Page, "Continuous inspection schemes", Biometrika 41 (1954) 100–115. It adds
 * up log(f1 ÷ f0) of what is observed, never below 0; f0 is how it was, f1 how it would be after a change, and
 * an alarm is a sum beyond a limit. How it was is learned from the place's own days, and from each further
 * day on which the sum is 0 (self-starting: D. M. Hawkins, The Statistician 36 (1987) 299–315).
 */
interface Chart<Day> {
  /** log(f1 ÷ f0) of a day. */
  score: (observed: Day) => number;
  limit: number;
}

interface Observed {
  day: string;
}

/** A change that was found. */
export interface FoundChange<Day> {
  /** The first day of the change, by the chart. */
  since: string;
  /** The day with which it was found. */
  found: string;
  /** The days that it was learned from. */
  before: readonly Day[];
  after: readonly Day[];
  /** False once it went back, or became the usual. */
  stands: boolean;
}

/** Days after which a change that was found is the usual: what is new is held against it. */
const daysToSettle = 28;

/** The odds, as a logarithm, by which days after a change have to speak for the former state to end it. */
const returnLimit = Math.log(100);

/** The part by which the days learned from grow before a chart is made anew: it changes little by less. */
const growth = 1.1;

/** Follows days in order: all changes, of which the last may stand. */
function follow<Day extends Observed>(
  days: readonly Day[],
  learn: (reference: readonly Day[]) => Chart<Day> | undefined,
): FoundChange<Day>[] {
  const changes: FoundChange<Day>[] = [];
  let reference: Day[] = [];
  let excursion: Day[] = [];
  let chart: Chart<Day> | undefined;
  let learned = 0;
  let [sum, back] = [0, 0];
  let found: string | undefined;
  const note = (stands: boolean) => {
    const since = excursion[0]?.day;
    if (found === undefined || since === undefined) return;
    changes.push({ since, found, before: [...reference], after: excursion, stands });
  };
  for (const observed of days) {
    if (excursion.length === 0 && reference.length > learned * growth) {
      chart = learn(reference);
      learned = reference.length;
    }
    if (chart === undefined) {
      reference.push(observed);
      continue;
    }
    const score = chart.score(observed);
    excursion.push(observed);
    if (found === undefined) {
      sum = Math.max(0, sum + score);
      if (sum === 0) {
        reference.push(...excursion);
        excursion = [];
      } else if (sum >= chart.limit) {
        found = observed.day;
        back = 0;
      }
      continue;
    }
    back = Math.max(0, back - score);
    if (back >= returnLimit) {
      // As it was: the days of the change are no part of it.
      note(false);
      [sum, found, excursion] = [0, undefined, []];
    } else if (countDays(found, observed.day) > daysToSettle) {
      note(false);
      reference = excursion;
      [sum, found, excursion, chart, learned] = [0, undefined, [], undefined, 0];
    }
  }
  note(true);
  return changes;
}

/** The rise of a limit by "Not useful": each halves how often such an alarm may be false, up to 1 ÷ 32. */
const mostRaised = 5;
const raise = (notUseful: number) => Math.min(mostRaised, notUseful) * Math.LN2;

export interface RatedDay extends Observed {
  /** The number of answers per rating, 1 first. */
  r: readonly number[];
}

/** Answers of a place with steady ratings for each false alarm, by direction. */
const answersPerFalseAlarm = 20_000;

/** Ratings that a place must have before its ratings are followed. */
export const fewestRatings = 100;

/** The newest ratings that a place is held against: as many as say its mean to a twentieth of a point. */
const mostRatings = 2_000;

/** Pseudo-counts of each rating, so that one that nobody gave is not impossible. */
const ratingPrior = 0.2;

/** The least room between the mean and the end of the scale toward which a change is looked for. */
const leastRoom = 1.5;

export const addUp = (days: readonly RatedDay[]): number[] => addRatings(days.map(({ r }) => r));

/** The same shares, tilted exponentially to another mean: the nearest to them that has it (Kullback). */
export function tilt(shares: readonly number[], mean: number): number[] {
  let [low, high] = [-30, 30];
  let tilted: number[] = [];
  for (let step = 0; step < 45; step += 1) {
    const slope = (low + high) / 2;
    // Ratings are counted from the end that weighs most, so that no weight overflows.
    const weights = shares.map(
      (share, index) => share * Math.exp(slope * (index - (slope > 0 ? 9 : 0))),
    );
    const total = sumOf(weights);
    tilted = weights.map((weight) => weight / total);
    if (meanOf(tilted) < mean) low = slope;
    else high = slope;
  }
  return tilted;
}

/**
 * The chart for ratings one point lower. The limit is that of D. Siegmund, "Sequential Analysis" (1985), 10.2: of
 * a CUSUM whose steps have the mean −μ and the deviation σ in the steady state, the time to a false alarm is
 * (e^u − u − 1) ÷ μ with u = limit + 1.166 σ.
 */
function learnRatings(raised: number) {
  return (reference: readonly RatedDay[]): Chart<RatedDay> | undefined => {
    let [from, n] = [reference.length, 0];
    while (from > 0 && n < mostRatings) {
      from -= 1;
      n += sumOf(reference[from]?.r ?? []);
    }
    if (n < fewestRatings) return undefined;
    const counts = addUp(reference.slice(from)).map((count) => count + ratingPrior);
    const total = sumOf(counts);
    const usual = counts.map((count) => count / total);
    if (meanOf(usual) - 1 < leastRoom) return undefined;

    const lower = tilt(usual, meanOf(usual) - 1);
    const scores = usual.map((share, index) => Math.log((lower[index] ?? 0) / share));
    const mean = sumOf(usual.map((share, index) => share * (scores[index] ?? 0)));
    const variance = sumOf(usual.map((share, index) => share * ((scores[index] ?? 0) - mean) ** 2));
    const rare = Math.log(answersPerFalseAlarm * -mean) + raised;
    let limit = rare;
    for (let step = 0; step < 30; step += 1) limit = Math.log(Math.exp(rare) + limit + 1);
    return {
      score: ({ r }) => sumOf(r.map((count, index) => count * (scores[index] ?? 0))),
      limit: limit - 1.166 * Math.sqrt(variance),
    };
  };
}

const mirror = ({ day, r }: RatedDay): RatedDay => ({ day, r: r.toReversed() });

/**
 * Finds when the ratings of a place became a point lower, or higher, than they were. `notUseful` is how often
 * such an alarm was called that.
 */
export function findRatingChanges(
  days: readonly RatedDay[],
  direction: 'lower' | 'higher',
  notUseful: number,
): FoundChange<RatedDay>[] {
  const rated = days.filter(({ r }) => r.some((count) => count > 0));
  if (direction === 'lower') return follow(rated, learnRatings(raise(notUseful)));
  return follow(rated.map(mirror), learnRatings(raise(notUseful))).map((change) => ({
    ...change,
    before: change.before.map(mirror),
    after: change.after.map(mirror),
  }));
}

export interface CountedDay extends Observed {
  count: number;
  /** The part of the day's usual answers that come until now: 1 for a day that is over. */
  share: number;
}

/** Days that a place must have a history, and the newest that it is held against. */
const fewestDays = 28;
const mostDays = 84;

/** The answers that these days must have, by the dispersion: fewer do not say what is usual. */
export const fewestAnswers = 60;

/** The part of the usual volume that a change is looked for: half, and twice as many. */
const volumeRatios = { fewer: 0.5, more: 2 } as const;

/**
 * The limit for a number of places: of all their days in a year, of both directions, one may be a false alarm. By G.
 * Lorden, The Annals of Mathematical Statistics 42 (1971) 1897–1908, the time to a false alarm is e^limit at least.
 */
const volumeLimit = (places: number): number => Math.log(365 * 2 * Math.max(1, places));

/** By how much more than was seen counts may vary: the dispersion of few days is known badly. */
const doubt = 1.3;

/** The usual answers of a day, by the newest days of a reference. */
function learnSeason(reference: readonly CountedDay[]) {
  const newest = reference.slice(-mostDays);
  const counted = { days: newest.map(({ day }) => day), counts: newest.map(({ count }) => count) };
  const total = sumOf(counted.counts);
  const weights = weighWeekdays([counted]);
  const weightOf = (day: string) => weights[weekdayOf(day)] ?? 1;
  const level = total / sumOf(counted.days.map(weightOf));
  return {
    total,
    counted,
    usual: ({ day, share }: Pick<CountedDay, 'day' | 'share'>) => level * weightOf(day) * share,
  };
}

/** The answers that were to be expected on days after a change, and those that came: of a day, on average. */
export function compareVolumes({ before, after }: FoundChange<CountedDay>) {
  const { usual } = learnSeason(before);
  const days = sumOf(after.map(({ share }) => share));
  return {
    n: sumOf(after.map(({ count }) => count)),
    before: sumOf(after.map(usual)) / days,
    after: sumOf(after.map(({ count }) => count)) / days,
  };
}

/**
 * The chart for half, or twice, the usual answers of a day: those of its weekday, and for a day that is not over
 * of its hours so far. J. M. Lucas, "Counted data CUSUM's", Technometrics 27 (1985) 129–144; with the negative
 * binomial, as people come in groups: M. Höhle and M. Paul, "Count data regression charts", Computational
 * Statistics & Data Analysis 52 (2008) 4357–4368. Its variance is φ times its mean.
 */
function learnVolumes(ratio: number, limit: number) {
  return (reference: readonly CountedDay[]): Chart<CountedDay> | undefined => {
    if (reference.length < fewestDays) return undefined;
    const { total, counted, usual } = learnSeason(reference);
    if (total < fewestAnswers) return undefined;
    const dispersion = findDispersion([[counted]]).dispersion * doubt;
    if (total / dispersion < fewestAnswers) return undefined;
    return {
      score(observed) {
        const size = usual(observed) / (dispersion - 1);
        let score = size * (1 - ratio) * Math.log(dispersion);
        for (let k = 0; k < observed.count; k += 1) {
          score += Math.log((ratio * size + k) / (size + k));
        }
        return score;
      },
      limit,
    };
  };
}

/** Finds when a place began to have half, or twice, as many answers as usual; `places` are followed together. */
export const findVolumeChanges = (
  days: readonly CountedDay[],
  direction: 'fewer' | 'more',
  places: number,
  notUseful: number,
): FoundChange<CountedDay>[] =>
  follow(days, learnVolumes(volumeRatios[direction], volumeLimit(places) + raise(notUseful)));

/** The comments about a topic in a week, and in the weeks before. */
export interface TopicCount {
  topic: string;
  now: number;
  before: number;
}

/** Comments that a week must have, and the weeks before. */
export const fewestComments = { now: 10, before: 40 } as const;

/** log of n! */
const logFactorials = [0];
const logFactorial = (n: number): number => {
  for (let next = logFactorials.length; next <= n; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[n] ?? 0;
};
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * The chance that of all comments about a topic so many or more are of this week, if it were spoken of as often
 * as before: R. A. Fisher's exact test, Journal of the Royal Statistical Society 98 (1935) 39–82.
 */
export function chanceOfMore({ now, before }: TopicCount, n: number, nBefore: number): number {
  const about = now + before;
  let chance = 0;
  for (let k = now; k <= Math.min(n, about); k += 1) {
    if (about - k > nBefore) continue;
    chance += Math.exp(
      logChoose(n, k) + logChoose(nBefore, about - k) - logChoose(n + nBefore, about),
    );
  }
  return Math.min(1, chance);
}

/**
 * The topics that come up: more often in the comments of the last week than in those of the weeks before. Of all
 * topics that are looked at each day of a year, one may be a false alarm.
 */
export const findRisingTopics = (
  topics: readonly TopicCount[],
  comments: { now: number; before: number },
  notUseful: number,
): TopicCount[] =>
  comments.now < fewestComments.now || comments.before < fewestComments.before
    ? []
    : topics.filter(
        (topic) =>
          Math.log(chanceOfMore(topic, comments.now, comments.before)) <
          -Math.log(365 * topics.length) - raise(notUseful),
      );
