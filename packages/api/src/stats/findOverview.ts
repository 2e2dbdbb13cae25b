import type { StatsOverview, StatsQuery } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { compareEstimates } from './compareEstimates.ts';
import { describeResponseTimes } from './describeResponseTimes.ts';
import { findBusiestHour } from './findBusiestHour.ts';
import { findFirstDay } from './findFirstDay.ts';
import { findSubject } from './findSubject.ts';
import { countDays, type Window } from './findWindow.ts';
import { findWindowBefore } from './findWindowBefore.ts';
import { measurePeriod } from './measurePeriod.ts';
import type { Span } from './rollup/Rollup.ts';

type Tools = Pick<ServiceTools, 'stats' | 'rollup' | 'now'>;

/** Counts scans and submissions, how they relate, and how that moved since the period before. */
export const findOverview = (tools: Tools) => {
  const { rollup } = tools;
  const subjectOf = findSubject(tools);
  const firstDayOf = findFirstDay(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsOverview> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span, today } = subject;
    const sumOf = (days: Span) => rollup.sum(accountId, scope.kind, scope.keys, days);
    const [cell, firstDay] = await Promise.all([sumOf(span), firstDayOf(subject)]);
    // Asked last: reading the figures may have counted what moved.
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
