import type { Change } from '../contract.ts';
import type {
  ReportCount,
  ReportEstimate,
  StatsReport,
  StatsReportQuery,
  ReportQuote,
} from '../reportContract.ts';
import { invalidField } from '../../http/ApiError.ts';
import type { ServiceTools } from '../../services.ts';
import { type ReportScope, reportsSql } from '../../notification/reports.sql.ts';
import type { Store } from '../../database/store.ts';
import { daysOfHistory, findClustering } from '../comparisons.ts';
import { compareEstimates } from '../estimates.ts';
import { compareWindows, findLastWholeDay } from '../overview.ts';
import { countByDay, measurePeriod } from '../figures.ts';
import { withAside } from '../rollup/createRollup.ts';
import { findFirstDay, scopeOf } from '../subject.ts';
import { addDays, countDays, dayIn, daysBetween } from '../findWindow.ts';
import type { Counts } from '../rollup/Cell.ts';
import { findChanged, findExtremes, findReportWindows } from './changes.ts';
import { hideWritersFor, type HideWriters, pickQuotes, excerpt } from './quotes.ts';

const examplesMax = 3;

/** The feedback resolved in a month, and the feedback still open. */
async function findResolved(
  read: Store['read'],
  scope: ReportScope,
  hide: HideWriters,
): Promise<StatsReport['resolved']> {
  const { count, median_hours } = await read((db) => reportsSql.resolved(db, scope));
  const examples =
    count === 0 ? [] : await read((db) => reportsSql.resolvedComments(db, scope, examplesMax));
  return {
    count,
    median_hours,
    examples: (await hide(examples)).map(({ id, comment, rating, location, hours }) => ({
      id,
      comment: excerpt(comment),
      rating,
      location,
      hours,
    })),
    open_low_ratings: await read((db) => reportsSql.openLowRatings(db, scope)),
  };
}

/** Longer than a "nice", and short enough to fit on one page with two others. */
const readable = { min: 20, max: 180 };
const anyLength = { min: 3, max: 5_000 };
const size = 8;

/** Three comments of a month. Skips the queries that the counts show to be empty. */
async function findQuotes(
  read: Store['read'],
  scope: ReportScope,
  { positive, negative, comments }: Counts,
  hide: HideWriters,
): Promise<ReportQuote[]> {
  const newest = async (sentiment?: 'positive' | 'negative') => {
    const sounding = { ...(sentiment && { sentiment }), size };
    const ofLength = (length: typeof readable) =>
      read((db) => reportsSql.comments(db, scope, { ...sounding, length }));
    const found = await ofLength(readable);
    if (found.length >= 3) return found;
    return [...found, ...(await ofLength(anyLength))];
  };
  const quotable = {
    positive: positive > 0 ? await newest('positive') : [],
    negative: negative > 0 ? await newest('negative') : [],
    any: comments > 0 ? await newest() : [],
  };
  return pickQuotes(quotable, hide);
}

type Tools = Pick<ServiceTools, 'read' | 'rollup' | 'workers' | 'logger' | 'now'>;

const unknown: Change = { value: null, low: null, high: null };

/** The only one of some texts. Null where there is none, or several. */
const onlyOne = (texts: readonly string[]): string | null => {
  const [first, ...others] = new Set(texts);
  return first === undefined || others.length > 0 ? null : first;
};

const sentimentOf = ({ positive, neutral, negative }: Counts) => ({ positive, neutral, negative });

/** The metrics of a report, with their change since the days before, if there were any. */
function compare(
  now: Counts,
  days: number,
  before: { counts: Counts; days: number; changes: ReturnType<typeof compareWindows> } | undefined,
) {
  const countOf = (name: 'scans' | 'unique_scans' | 'submissions'): ReportCount => ({
    now: now[name],
    before: before?.counts[name] ?? null,
    change: before?.changes[`${name}_change`] ?? unknown,
  });
  const { rates } = measurePeriod(now, days);
  const earlier = before && measurePeriod(before.counts, before.days).rates;
  const estimateOf = (name: 'conversion_rate' | 'average_rating' | 'nps'): ReportEstimate => ({
    now: rates[name],
    before: earlier?.[name] ?? null,
    change: earlier ? compareEstimates(rates[name], earlier[name]) : unknown,
  });
  return {
    scans: countOf('scans'),
    unique_scans: countOf('unique_scans'),
    submissions: countOf('submissions'),
    conversion_rate: estimateOf('conversion_rate'),
    average_rating: estimateOf('average_rating'),
    nps: estimateOf('nps'),
  };
}

/** The figures of a month, beside the month before. */
export const findReport = (tools: Tools) => {
  const { read, rollup, now: clock } = tools;

  return async (accountId: string, query: StatsReportQuery): Promise<StatsReport> => {
    const { month, tz, ...filter } = query;
    const { now, before, isOver } = findReportWindows(month, dayIn(tz, clock()));
    // It has not begun.
    if (now.from > now.to) throw invalidField('month', 'out_of_range');

    const places = await read((db) => reportsSql.places(db, accountId, filter));
    const scope = await scopeOf(tools)(accountId, filter);
    const { kind, keys } = scope;
    const firstDay = await findFirstDay(tools)({ accountId, filter, scope });
    // A count of part of a month would make the whole one after it look like growth.
    const isWhole = firstDay !== undefined && firstDay <= before.from;

    const current = await rollup.sum(accountId, kind, keys, now);
    const byDay = await rollup.byDay(accountId, kind, keys, {
      from: addDays(before.from, -daysOfHistory),
      to: now.to,
    });
    const dates = daysBetween(now);
    const all = await withAside(rollup, 'include').sum(accountId, kind, keys, now);
    const allRates = measurePeriod(all, dates.length).rates;
    const earlier = isWhole
      ? {
          counts: await rollup.sum(accountId, kind, keys, before),
          days: countDays(before.from, before.to),
          changes: compareWindows(byDay, {
            now,
            before,
            firstDay,
            lastWholeDay: await findLastWholeDay({ read, now: clock })(
              accountId,
              dayIn(tz, clock()),
            ),
          }),
        }
      : undefined;
    const measured = compare(current, countDays(now.from, now.to), earlier);
    const byPlace = await rollup.tally(
      accountId,
      'location',
      now,
      places.map(({ id }) => id),
    );
    const answers = { accountId, ...filter, ...now };
    const hide = hideWritersFor(tools, accountId);
    return {
      month,
      ...now,
      is_over: isOver,
      before: earlier ? before : null,
      company: onlyOne(places.map(({ company_name }) => company_name)),
      location: onlyOne(places.map(({ name }) => name)),
      first_month: firstDay?.slice(0, 7) ?? null,
      ...measured,
      with_set_aside:
        all.submissions > current.submissions
          ? {
              submissions: all.submissions,
              average_rating: allRates.average_rating,
              nps: allRates.nps,
            }
          : null,
      // Looked at every day, a month would find something by chance: it is judged once, when it is over.
      changed: isOver ? findChanged(measured) : [],
      sentiment: {
        now: sentimentOf(current),
        before: earlier ? sentimentOf(earlier.counts) : null,
      },
      series: countByDay({ dates, byDay }),
      quotes: await findQuotes(read, answers, current, hide),
      resolved: await findResolved(read, answers, hide),
      ...findExtremes(
        places,
        byPlace,
        findClustering(
          dates.flatMap((date) => {
            const counts = byDay.get(date);
            return counts ? [counts.r] : [];
          }),
        ),
      ),
    };
  };
};
