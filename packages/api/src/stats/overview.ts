import type { ServiceTools } from '../services.ts';
import type { RankedRow, StatsOverview, StatsQuery } from './contract.ts';
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
  countDays,
  dayIn,
  daysBetween,
  findWindow,
  findWindowBefore,
  type Window,
  windowBefore,
} from './findWindow.ts';
import type { StatsHome } from './homeContract.ts';
import { addCounts, type Counts, noCounts } from './rollup/Cell.ts';
import type { Period } from './rollup/Rollup.ts';
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
});

/**
 * Best first, by the lower bound of the average rating: one visitor's 10 does not beat a hundred visitors'
 * 9.5. Rows without ratings come last, the busiest first.
 */
export const rank = (counted: readonly Counted[]): RankedRow[] =>
  counted
    .map(toRow)
    .toSorted(
      (a, b) =>
        (b.average_rating.low ?? -1) - (a.average_rating.low ?? -1) ||
        b.submissions - a.submissions ||
        b.scans - a.scans ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );

type Tools = Pick<ServiceTools, 'read' | 'rollup' | 'now'>;

/** Counts scans and submissions, how they relate, and how that moved since the period before. */
export const findOverview = (tools: Tools) => {
  const { rollup } = tools;
  const subjectOf = findSubject(tools);
  const firstDayOf = findFirstDay(tools);

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
      return {
        ...earlier,
        ...before.counts,
        conversion_rate: since('conversion_rate'),
        abandon_rate: since('abandon_rate'),
        average_rating: since('average_rating'),
        nps: since('nps'),
      };
    };

    return {
      ...counts,
      submissions_from_scans: cell.from_scans,
      conversion_rate: rates.conversion_rate,
      abandon_rate: rates.abandon_rate,
      started: Math.min(cell.scans, Math.max(cell.started, cell.from_scans)),
      ...describeResponseTimes(cell),
      most_active_time: findBusiestHour(cell.hours),
      before: await findBefore(findWindowBefore(query.timeframe, today)),
      is_recounting: isRecounting,
    };
  };
};

const mostPerformers = 5;

const sumOf = (byDay: ReadonlyMap<string, Counts>, isIn: (day: string) => boolean): Counts => {
  const sum = noCounts();
  for (const [day, counts] of byDay) if (isIn(day)) addCounts(sum, counts);
  return sum;
};

/** The figures of the first page: the last 30 days, and their change from the 30 before. */
export const findHome =
  ({ read, rollup, now }: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) =>
  async (accountId: string, tz: string): Promise<StatsHome> => {
    const filter = {};
    const scope = await scopeOf({ read })(accountId, filter);
    const window = findWindow('last_30_days', dayIn(tz, now()));
    const earlier = windowBefore(window);

    const places = await read((db) => statsSql.locations(db, accountId, filter));
    const [byDay, { hours }, tallies, firstDay, steps] = await Promise.all([
      rollup.byDay(accountId, scope.kind, scope.keys, { from: earlier.from, to: window.to }),
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
      sumOf(byDay, (day) => day < window.from),
      countDays(earlier.from, earlier.to),
    );
    // A count of part of a period would make the whole one after it look like growth.
    const isWhole = firstDay !== undefined && firstDay <= earlier.from;
    const count = (name: 'scans' | 'submissions') => ({
      now: current.counts[name],
      before: isWhole ? previous.counts[name] : null,
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
      ).slice(0, mostPerformers),
    };
  };
