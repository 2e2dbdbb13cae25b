import type { ServiceTools } from '../ServiceTools.ts';
import { findFirstDay } from './findFirstDay.ts';
import type { Subject } from './findSubject.ts';
import { daysBetween } from './findWindow.ts';
import type { Counts } from './rollup/Cell.ts';

/** What was counted day by day, and every day to show it for. */
export interface Series {
  dates: string[];
  byDay: ReadonlyMap<string, Counts>;
}

/**
 * Counts day by day. All time begins with the scope's first day, and ends today or with what happened
 * where it is tomorrow already.
 */
export const findSeries =
  ({ stats, rollup }: Pick<ServiceTools, 'stats' | 'rollup'>) =>
  async (subject: Subject): Promise<Series> => {
    const { accountId, scope, span, today } = subject;
    const [byDay, firstDay] = await Promise.all([
      rollup.byDay(accountId, scope.kind, scope.keys, span),
      span.from === undefined ? findFirstDay({ stats, rollup })(subject) : undefined,
    ]);
    const lastDay = [today, ...byDay.keys()].toSorted().at(-1) ?? today;
    const to = span.to ?? lastDay;
    return { dates: daysBetween({ from: span.from ?? firstDay ?? to, to }), byDay };
  };
