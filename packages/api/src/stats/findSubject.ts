import type { StatsFilter, StatsQuery, Timeframe } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { dayIn, findWindow } from './findWindow.ts';
import type { Span } from './rollup/Rollup.ts';
import { scopeOf, type Scope } from './scopeOf.ts';

/** What a question of statistics is about. */
export interface Subject {
  accountId: string;
  filter: StatsFilter;
  scope: Scope;
  timeframe: Timeframe;
  /** Where the reader is. */
  today: string;
  /** The days to count: both ends are open for all time. */
  span: Span;
}

/** Finds what a question is about: which cells, and which days by the reader's calendar. */
export const findSubject =
  ({ stats, now }: Pick<ServiceTools, 'stats' | 'now'>) =>
  async (accountId: string, query: StatsQuery): Promise<Subject> => {
    const { timeframe, tz, ...filter } = query;
    const today = dayIn(tz, now());
    return {
      accountId,
      filter,
      scope: await scopeOf({ stats })(accountId, filter),
      timeframe,
      today,
      // What happened where it is tomorrow already belongs to all time.
      span: timeframe === 'all_time' ? {} : findWindow(timeframe, today),
    };
  };
