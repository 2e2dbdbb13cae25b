import type { ServiceTools } from '../services.ts';
import {
  compareCounts,
  daysOfHistory,
  daysThatAreOver,
  findClustering,
  findStandings,
} from './comparisons.ts';
import type { Change, RankedRow, StatsHome, StatsOverview, StatsQuery } from './contract.ts';
import { compareEstimates, estimateMean, estimateScore, estimateShare } from './estimates.ts';
import {
  averageResponseTime,
  countByDay,
  ratingSeries,
  describeResponseTimes,
  findBusiestHour,
  layOutWeek,
  measurePeriod,
} from './figures.ts';
import {
  addDays,
  countDays,
  dayIn,
  daysBetween,
  findDaysBefore,
  findWindow,
  type Window,
  windowBefore,
} from './findWindow.ts';
import { type Counts, noCounts, type Period, sumCounts } from './rollup/Cell.ts';
import { statsSql } from './stats.sql.ts';
import { findFirstDay, findSubject, scopeOf } from './subject.ts';

/** A named entity and its counts. */
interface Counted {
  id: string;
  name: string;
  /** The location of a code. Omitted for other rows. */
  location?: string;
  counts: Counts;
}

const toRow = ({ id, name, location, counts }: Counted): RankedRow => ({
  id,
  name,
  scans: counts.scans,
  submissions: counts.submissions,
  conversion_rate: estimateShare(counts.from_scans, counts.scans),
  average_rating: estimateMean(counts.r),
  nps: estimateScore(counts),
  average_response_time: averageResponseTime(counts),
  location: location ?? null,
  standing: null,
});

/**
 * Best first, by the lower bound of the average rating: one visitor's 10 does not beat a hundred visitors'
 * 9.5. Rows without ratings come last, the busiest first. The days of all rows together tell how much
 * answers of one day have in common.
 */
export function rank(
  counted: readonly Counted[],
  days: readonly Pick<Counts, 'r'>[] = [],
): RankedRow[] {
  const standings = findStandings(
    counted.map(({ id, counts }) => ({ id, r: counts.r })),
    findClustering(days.map(({ r }) => r)),
  );
  return counted
    .map((each) => ({ ...toRow(each), standing: standings.get(each.id) ?? null }))
    .toSorted(
      (a, b) =>
        (b.average_rating.low ?? -1) - (a.average_rating.low ?? -1) ||
        b.submissions - a.submissions ||
        b.scans - a.scans ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );
}

const unknown: Change = { value: null, low: null, high: null };

/**
 * The changes of counts between two windows, over the days that are over, from the counts of days that
 * include those of the history before.
 */
export function compareWindows(
  byDay: ReadonlyMap<string, Counts>,
  { now, before, firstDay, lastWholeDay }: ComparedWindows,
) {
  const compared = daysThatAreOver({ now, before }, lastWholeDay);
  const changeOf = (countOf: (counts: Counts) => number): Change =>
    compared
      ? compareCounts((day) => countOf(byDay.get(day) ?? noCounts()), compared, firstDay)
      : unknown;
  return {
    compared: compared
      ? {
          ...compared.now,
          before_from: compared.before.from,
          before_to: compared.before.to,
        }
      : null,
    scans_change: changeOf(({ scans }) => scans),
    unique_scans_change: changeOf(({ unique_scans }) => unique_scans),
    submissions_change: changeOf(({ submissions }) => submissions),
    not_submitted_change: changeOf(({ scans, from_scans }) => Math.max(0, scans - from_scans)),
  };
}

interface ComparedWindows {
  now: Required<Window>;
  before: Required<Window>;
  /** The first day with anything. */
  firstDay: string;
  /** The last day that is over at each location. */
  lastWholeDay: string;
}

/** Finds the last day that is over for the reader and at each of their locations. */
export const findLastWholeDay =
  ({ read, now }: Pick<ServiceTools, 'read' | 'now'>) =>
  async (accountId: string, today: string): Promise<string> => {
    const zones = await read((db) => statsSql.timeZones(db, accountId));
    const [earliest = today] = [today, ...zones.map((zone) => dayIn(zone, now()))].toSorted();
    return addDays(earliest, -1);
  };

type Tools = Pick<ServiceTools, 'read' | 'rollup' | 'now'>;

/** Counts scans and submissions, how they relate, and how that moved since the period before. */
export const findOverview = (tools: Tools) => {
  const { rollup } = tools;
  const subjectOf = findSubject(tools);
  const firstDayOf = findFirstDay(tools);
  const lastWholeDayOf = findLastWholeDay(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsOverview> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span, today } = subject;
    const sumOf = (days: Period) => rollup.sum(accountId, scope.kind, scope.keys, days);
    const [cell, firstDay] = await Promise.all([sumOf(span), firstDayOf(subject)]);
    // Read last: reading the figures may have completed the recount.
    const isRecounting = await rollup.isRecounting(accountId);

    // Days before there was anything would make any average look small.
    const from = [span.from, firstDay]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1);
    const days = from === undefined ? 0 : countDays(from, span.to ?? today);
    const { counts, rates } = measurePeriod(cell, days);

    /** A count of part of a period would make the whole one after it look like growth. */
    const findBefore = async (earlier: Required<Window> | undefined) => {
      if (!earlier || firstDay === undefined || firstDay > earlier.from) return null;
      const length = countDays(earlier.from, earlier.to);
      const before = measurePeriod(await sumOf(earlier), length);
      const since = (name: keyof typeof rates) => compareEstimates(rates[name], before.rates[name]);
      const byDay = await rollup.byDay(accountId, scope.kind, scope.keys, {
        from: addDays(earlier.from, -daysOfHistory),
        to: span.to,
      });
      return {
        ...earlier,
        ...before.counts,
        ...compareWindows(byDay, {
          now: { from: span.from ?? earlier.from, to: span.to ?? today },
          before: earlier,
          firstDay,
          lastWholeDay: await lastWholeDayOf(accountId, today),
        }),
        conversion_rate: since('conversion_rate'),
        abandon_rate: since('abandon_rate'),
        average_rating: since('average_rating'),
        nps: since('nps'),
      };
    };

    return {
      ...counts,
      submissions_from_scans: cell.from_scans,
      proven_visits: await tools.read((db) => statsSql.provenVisits(db, accountId, query, span)),
      conversion_rate: rates.conversion_rate,
      abandon_rate: rates.abandon_rate,
      started: Math.min(cell.scans, Math.max(cell.started, cell.from_scans)),
      ...describeResponseTimes(cell),
      most_active_time: findBusiestHour(cell.hours),
      before: await findBefore(findDaysBefore(query, today)),
      is_recounting: isRecounting,
    };
  };
};

const mostPerformers = 5;

const sumOf = (byDay: ReadonlyMap<string, Counts>, isIn: (day: string) => boolean): Counts =>
  sumCounts([...byDay].filter(([day]) => isIn(day)).map(([, counts]) => counts));

/** The figures of the first page: the last 30 days, and their change from the 30 before. */
export const findHome =
  ({ read, rollup, now }: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) =>
  async (accountId: string, tz: string): Promise<StatsHome> => {
    const filter = {};
    const scope = await scopeOf({ read })(accountId, filter);
    const today = dayIn(tz, now());
    const window = findWindow('last_30_days', today);
    const earlier = windowBefore(window);

    const places = await read((db) => statsSql.locations(db, accountId, filter));
    const [byDay, { hours }, tallies, firstDay, steps] = await Promise.all([
      rollup.byDay(accountId, scope.kind, scope.keys, {
        from: addDays(earlier.from, -daysOfHistory),
        to: window.to,
      }),
      rollup.sum(accountId, scope.kind, scope.keys, window),
      rollup.tally(
        accountId,
        'location',
        window,
        places.map(({ id }) => id),
      ),
      findFirstDay({ read, rollup })({ accountId, filter, scope }),
      read((db) => statsSql.steps(db, accountId)),
    ]);

    const days = daysBetween(window);
    const series = { dates: days, byDay };
    const current = measurePeriod(
      sumOf(byDay, (day) => day >= window.from),
      days.length,
    );
    const previous = measurePeriod(
      sumOf(byDay, (day) => day >= earlier.from && day < window.from),
      countDays(earlier.from, earlier.to),
    );
    // A count of part of a period would make the whole one after it look like growth.
    const isWhole = firstDay !== undefined && firstDay <= earlier.from;
    const changes =
      isWhole &&
      compareWindows(byDay, {
        now: window,
        before: earlier,
        firstDay,
        lastWholeDay: await findLastWholeDay({ read, now })(accountId, today),
      });
    const count = (name: 'scans' | 'submissions') => ({
      now: current.counts[name],
      before: isWhole ? previous.counts[name] : null,
      change: changes ? changes[`${name}_change`] : unknown,
    });
    const estimate = (name: keyof typeof current.rates) => ({
      now: current.rates[name],
      change: compareEstimates(current.rates[name], previous.rates[name]),
    });

    const none = noCounts();
    return {
      steps,
      scans: count('scans'),
      submissions: count('submissions'),
      conversion_rate: estimate('conversion_rate'),
      average_rating: estimate('average_rating'),
      nps: estimate('nps'),
      series: countByDay(series),
      over_time: ratingSeries(series).over_time,
      heatmap: layOutWeek(hours),
      locations: rank(
        places.map((place) => ({ ...place, counts: tallies.get(place.id) ?? none })),
        days.flatMap((day) => byDay.get(day) ?? []),
      ).slice(0, mostPerformers),
    };
  };
