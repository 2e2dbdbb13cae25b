import { groupByWeek } from '@hearback/schema/periods';

import type {
  FormVersionRow,
  StatsFilter,
  StatsOverview,
  StatsRatings,
  StatsScansSubmissions,
} from './contract.ts';
import {
  compareEstimates,
  estimateMean,
  estimateMedianTime,
  estimateScore,
  estimateShare,
} from './estimates.ts';
import { type Cell, type Counts, noCounts, sumCounts } from './rollup/Cell.ts';
import type { CodeOfStats, VersionOfStats } from './stats.sql.ts';
import { type PlaceOfCode, placeKey } from './statsCodes.sql.ts';
import { pairOf, type Series } from './subject.ts';

/** The average in seconds of those that took half an hour at most. Null without any. */
export const averageResponseTime = ({
  response_ms,
  responses,
}: Pick<Counts, 'response_ms' | 'responses'>): number | null =>
  responses === 0 ? null : response_ms / 1_000 / responses;

/** Scans and submissions of every day, zeroes included. */
export const countByDay = ({ dates, byDay }: Series): StatsScansSubmissions['series'] =>
  dates.map((date) => {
    const counts = byDay.get(date);
    return {
      date,
      scans: counts?.scans ?? 0,
      unique_scans: counts?.unique_scans ?? 0,
      submissions: counts?.submissions ?? 0,
    };
  });

type RatingSeries = Pick<StatsRatings, 'over_time' | 'by_week'>;

const describe = (date: string, ratings: readonly number[]) => {
  const { value, low, high, n } = estimateMean(ratings);
  return { date, average: value, low, high, count: n };
};

/**
 * The mean rating for each day of a window, and for each week, with the intervals of `estimateMean`. A week
 * is counted from all of its ratings, so that a busy day weighs more.
 */
export function ratingSeries({ dates, byDay }: Series): RatingSeries {
  const days = dates.map((date) => ({ date, ratings: byDay.get(date)?.r ?? noCounts().r }));
  return {
    over_time: days.map(({ date, ratings }) => describe(date, ratings)),
    by_week: groupByWeek(days).map((week) => ({
      ...describe(
        week[0]?.date ?? '',
        noCounts().r.map((_, index) =>
          week.reduce((sum, { ratings }) => sum + (ratings[index] ?? 0), 0),
        ),
      ),
      days: week.length,
    })),
  };
}

type Described = Pick<
  StatsOverview,
  | 'average_response_time'
  | 'median_response_time'
  | 'fastest_response_time'
  | 'response_times'
  | 'slow_responses'
>;

/** Lower bounds of the bins, in whole seconds; the last bin ends after half an hour. */
const edges = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1801];

/** Response times. Median and fastest are of whole seconds; those over half an hour are only counted. */
export function describeResponseTimes(cell: Cell): Described {
  const counted = [...cell.seconds].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
  return {
    average_response_time: averageResponseTime(cell),
    median_response_time: estimateMedianTime(cell.seconds).value,
    fastest_response_time: counted[0]?.[0] ?? null,
    response_times: edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1] ?? from;
      const among = counted.filter(([seconds]) => from <= seconds && seconds < to);
      return { from, to, count: among.reduce((sum, [, count]) => sum + count, 0) };
    }),
    slow_responses: cell.slow,
  };
}

type CountedVersion = VersionOfStats & { counts: Counts };

/**
 * The figures of each version of one form, newest first. Versions without answers are omitted, so that each
 * is compared with the previous one that has answers.
 */
export function describeVersions(newestFirst: readonly CountedVersion[]): FormVersionRow[] {
  const answered = newestFirst.filter(({ counts }) => counts.submissions > 0);
  const ratingOf = (counts: Counts) => estimateMean(counts.r);

  return answered.map(({ counts, published_at, ...version }, index) => ({
    ...version,
    published_at: published_at.toISOString(),
    submissions: counts.submissions,
    average_rating: ratingOf(counts),
    nps: estimateScore(counts),
    comment_rate: estimateShare(counts.comments, counts.submissions),
    average_response_time: averageResponseTime(counts),
    change: compareEstimates(ratingOf(counts), ratingOf(answered[index + 1]?.counts ?? noCounts())),
  }));
}

const hoursOfDay = 24;

/** Hours of the week in a row as seven days of 24 hours, Monday and midnight first. */
export const layOutWeek = (hours: readonly number[]): number[][] =>
  Array.from({ length: 7 }, (_, weekday) =>
    hours.slice(weekday * hoursOfDay, (weekday + 1) * hoursOfDay),
  );

/** The hour of the day with most answers, the earliest of equals. Null without answers. */
export function findBusiestHour(hoursOfWeek: readonly number[]): number | null {
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const day of layOutWeek(hoursOfWeek)) {
    for (const [hour, count] of day.entries()) byHour[hour] = (byHour[hour] ?? 0) + count;
  }
  const most = Math.max(...byHour);
  return most === 0 ? null : byHour.indexOf(most);
}

/** The figures computed alike for a period and for the one before it. */
export function measurePeriod(counts: Counts, days: number) {
  const { scans, unique_scans, submissions, from_scans } = counts;
  // More answers than scans: who opened the address by hand left no scan.
  const notSubmitted = Math.max(0, scans - from_scans);
  return {
    counts: {
      scans,
      unique_scans,
      submissions,
      not_submitted: notSubmitted,
      daily_average_scans: days === 0 ? 0 : scans / days,
      daily_average_submissions: days === 0 ? 0 : submissions / days,
      average_response_time: averageResponseTime(counts),
    },
    rates: {
      conversion_rate: estimateShare(from_scans, scans),
      abandon_rate: estimateShare(notSubmitted, scans),
      average_rating: estimateMean(counts.r),
      nps: estimateScore(counts),
    },
  };
}

/** The kind and keys of the rollup cells of single codes under a filter: a key for each place of a code. */
export function keysOfCodes({ form }: StatsFilter, codes: readonly Pick<CodeOfStats, 'places'>[]) {
  const keyOf = (place: PlaceOfCode) =>
    form === undefined ? placeKey(place) : pairOf(placeKey(place), form.toLowerCase());
  const kind: 'code' | 'code_form' = form === undefined ? 'code' : 'code_form';
  const keysOf = ({ places }: Pick<CodeOfStats, 'places'>) => places.map(keyOf);
  return { kind, keyOf, keysOf, keys: codes.flatMap(keysOf) };
}

/** The counts of some keys together. */
export const sumKeys = (tallies: ReadonlyMap<string, Counts>, keys: readonly string[]): Counts =>
  sumCounts(keys.flatMap((key) => tallies.get(key) ?? []));
