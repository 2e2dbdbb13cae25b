import { invalidField } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import {
  compareDays,
  type CountedDays,
  daysOfHistory,
  estimateDaily,
  findClustering,
  findDiscoveries,
  findDispersion,
  mostFreedoms,
  sureness,
} from './comparisons.ts';
import type {
  Change,
  ComparedMeasure,
  IntervalEstimate,
  StatsComparison,
  StatsComparisonQuery,
  StatsQuery,
} from './contract.ts';
import {
  compareEstimates,
  estimateMean,
  estimateMedianTime,
  estimateScore,
  estimateShare,
  groupRatings,
} from './estimates.ts';
import { addDays, daysBetween, type Window } from './findWindow.ts';
import { findLastWholeDay } from './overview.ts';
import { type CellKind, type Counts, noCounts, sumCounts } from './rollup/Cell.ts';
import { findFirstDay, findSubject } from './subject.ts';

/** One of two things that are compared. */
export interface ComparedSubject {
  window: Required<Window>;
  /** The first day with anything. */
  firstDay: string;
  /** The days of the window and of the history before it. */
  byDay: ReadonlyMap<string, Counts>;
  /** The number of answers by the seconds they took. */
  seconds: ReadonlyMap<number, number>;
}

/** With fewer observations on either side nothing is claimed. */
const enough = 10;

const laterOf = (one: string, other: string) => (one > other ? one : other);
const earlierOf = (one: string, other: string) => (one < other ? one : other);

/** The counts of days of a side, as far as it was there. */
const countDaysOf = (
  { byDay, firstDay }: ComparedSubject,
  { from, to }: Required<Window>,
  countOf: (counts: Counts) => number,
): CountedDays => {
  const start = laterOf(from, firstDay);
  const days = start > to ? [] : daysBetween({ from: start, to });
  return { days, counts: days.map((day) => countOf(byDay.get(day) ?? noCounts())) };
};

const isThere = ({ days }: CountedDays) => days.length > 0;

/** An interval that is wider by a factor. */
const widen = ({ value, low, high }: Change, factor: number): Change =>
  value === null || low === null || high === null
    ? { value, low, high }
    : { value, low: value - factor * (value - low), high: value + factor * (high - value) };

interface Judged extends Omit<ComparedMeasure, 'differs'> {
  freedoms: number;
  isEnough: boolean;
}

/**
 * Compares two sides by every measure, and judges all of them together. Ratings and rates of one day have
 * things in common, so intervals of their differences are widened by the root of their clustering. Sides of
 * the same things at two times share one history; others have one of their own each. Counts of two codes are not
 * compared: they differ by how many people pass.
 */
export function compareSides(
  one: ComparedSubject,
  other: ComparedSubject,
  about: { lastWholeDay: string; kind: 'days' | 'things' | 'codes' | 'versions' },
): ComparedMeasure[] {
  const within = ({ byDay, window: { from, to } }: ComparedSubject) =>
    [...byDay].filter(([day]) => from <= day && day <= to).map(([, counts]) => counts);
  const days = { one: within(one), other: within(other) };
  const sums = { one: sumCounts(days.one), other: sumCounts(days.other) };

  const rate = (
    measure: ComparedMeasure['measure'],
    estimate: (counts: Counts) => IntervalEstimate,
    stepsOf: (counts: Counts) => readonly number[],
  ): Judged => {
    const [first, second] = [estimate(sums.one), estimate(sums.other)];
    const spreads = [days.one, days.other].map((all) => ({
      clustering: findClustering(all.map(stepsOf)),
      weight: Math.max(0, all.length - 1),
    }));
    const weight = spreads.reduce((sum, each) => sum + each.weight, 0);
    const clustering =
      weight === 0
        ? 1
        : spreads.reduce((sum, each) => sum + each.weight * each.clustering, 0) / weight;
    return {
      measure,
      one: first,
      other: second,
      difference: widen(compareEstimates(first, second), Math.sqrt(clustering)),
      freedoms: Math.min(first.n, second.n),
      isEnough: first.n >= enough && second.n >= enough,
    };
  };

  const count = (measure: 'scans' | 'submissions'): Judged => {
    const countOf = (counts: Counts) => counts[measure];
    const over = (side: ComparedSubject) => ({
      from: side.window.from,
      to: earlierOf(side.window.to, about.lastWholeDay),
    });
    const periods = {
      one: countDaysOf(one, over(one), countOf),
      other: countDaysOf(other, over(other), countOf),
    };
    const historyOf = (side: ComparedSubject, from: string) =>
      countDaysOf(side, { from: addDays(from, -daysOfHistory), to: addDays(from, -1) }, countOf);
    const earliest = one.window.from < other.window.from ? one : other;
    const subjects = (
      about.kind === 'days'
        ? [[periods.one, periods.other, historyOf(earliest, earliest.window.from)]]
        : [
            [periods.one, historyOf(one, one.window.from)],
            [periods.other, historyOf(other, other.window.from)],
          ]
    ).map((each) => each.filter(isThere));
    const [subject, second = subject] = subjects;
    const isComparable = about.kind !== 'codes' && isThere(periods.one) && isThere(periods.other);
    const estimates = {
      one: estimateDaily(periods.one, subject ?? []),
      other: estimateDaily(periods.other, second ?? []),
    };
    return {
      measure,
      ...estimates,
      difference: isComparable
        ? compareDays(periods.one, periods.other, subjects)
        : { value: null, low: null, high: null },
      freedoms: Math.max(1, findDispersion(subjects).freedoms),
      isEnough: isComparable && estimates.one.n + estimates.other.n >= enough,
    };
  };

  const times = { one: estimateMedianTime(one.seconds), other: estimateMedianTime(other.seconds) };
  const measured: Judged[] = [
    rate(
      'average_rating',
      ({ r }) => estimateMean(r),
      ({ r }) => r,
    ),
    rate('nps', estimateScore, (counts) => {
      const { detractors, passives, promoters } = groupRatings(counts);
      return [detractors, passives, promoters];
    }),
    ...(about.kind === 'versions'
      ? []
      : [
          rate(
            'conversion_rate',
            ({ from_scans, scans }) => estimateShare(from_scans, scans),
            ({ from_scans, scans }) => [Math.max(0, scans - from_scans), from_scans],
          ),
          count('scans'),
          count('submissions'),
        ]),
    {
      measure: 'response_time',
      ...times,
      difference: compareEstimates(times.one, times.other),
      freedoms: Math.min(mostFreedoms, times.one.n, times.other.n),
      isEnough: times.one.n >= enough && times.other.n >= enough,
    },
  ];
  const judged = measured
    .filter(({ isEnough, difference }) => isEnough && difference.value !== null)
    .map((each) => ({ ...each, sure: sureness(each.difference) }));
  const differing = new Set(findDiscoveries(judged).map(({ measure }) => measure));
  const known = new Set(judged.map(({ measure }) => measure));
  return measured.map(({ measure, one: first, other: second, difference }) => ({
    measure,
    one: first,
    other: second,
    difference,
    differs: known.has(measure) ? differing.has(measure) : null,
  }));
}

/** The two queries of a comparison. */
function splitQuery(query: StatsComparisonQuery): [StatsQuery, StatsQuery] {
  const { timeframe, from, to, company, site, code, tag, form, tz, set_aside } = query;
  const one = { timeframe, from, to, company, site, code, tag, form, tz, set_aside };
  const { other_timeframe, other_from, other_to, other_form } = query;
  const { other_company, other_site, other_code } = query;
  const hasOtherDays = (other_timeframe ?? other_from ?? other_to) !== undefined;
  const hasOtherPlace = (other_company ?? other_site ?? other_code) !== undefined;
  return [
    one,
    {
      ...one,
      ...(hasOtherDays && {
        timeframe: other_timeframe ?? 'all_time',
        from: other_from,
        to: other_to,
      }),
      ...(hasOtherPlace && { company: other_company, site: other_site, code: other_code }),
      ...(other_form !== undefined && { form: other_form }),
    },
  ];
}

/** Compares two ranges of days, places, codes, forms, or versions of a form. */
export const findComparison = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const { rollup } = tools;

  const findSide = async (
    accountId: string,
    query: StatsQuery,
    version: number | undefined,
  ): Promise<ComparedSubject & { today: string }> => {
    const subject = await findSubject(tools)(accountId, query);
    const { scope, span, today } = subject;
    const kind: CellKind =
      version === undefined
        ? scope.kind
        : scope.kind === 'form'
          ? 'form_version'
          : 'code_form_version';
    const keys = version === undefined ? scope.keys : scope.keys.map((key) => `${key}:${version}`);
    const firstDay = (await findFirstDay(tools)(subject)) ?? today;
    const window = { from: span.from ?? earlierOf(firstDay, today), to: span.to ?? today };
    const [byDay, { seconds }] = await Promise.all([
      rollup.byDay(accountId, kind, keys, {
        from: addDays(window.from, -daysOfHistory),
        to: window.to,
      }),
      rollup.sum(accountId, kind, keys, window),
    ]);
    return { window, firstDay, byDay, seconds, today };
  };

  return async (accountId: string, query: StatsComparisonQuery): Promise<StatsComparison> => {
    const [first, second] = splitQuery(query);
    const [one, other] = await Promise.all([
      findSide(accountId, first, query.version),
      findSide(accountId, second, query.other_version),
    ]);
    const isOfDays = (query.other_timeframe ?? query.other_from ?? query.other_to) !== undefined;
    if (isOfDays && one.window.from <= other.window.to && other.window.from <= one.window.to) {
      throw invalidField('other_from', 'days_overlap');
    }
    const lastWholeDay = await findLastWholeDay(tools)(accountId, one.today);
    const kindOfThings = query.other_code === undefined ? 'things' : 'codes';
    const kind = isOfDays ? 'days' : query.other_version === undefined ? kindOfThings : 'versions';
    return {
      one: one.window,
      other: other.window,
      compares_counts: kind !== 'codes',
      measures: compareSides(one, other, { lastWholeDay, kind }),
    };
  };
};
