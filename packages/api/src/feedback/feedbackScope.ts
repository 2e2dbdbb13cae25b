import { addDays, dayIn, findDays } from '../stats/findWindow.ts';
import type { FeedbackFilter } from './contract.ts';
import type { FeedbackScope } from './feedbackRows.sql.ts';

/** The timeframes of statistics that the list has under another name. */
const timeframeOf = { '7d': 'last_7_days', '30d': 'last_30_days' } as const;

const dayMs = 86_400_000;

/** The days of a filter, or the start of its rolling window. Without either, all time. */
function findPeriod({ period, from, to, tz }: FeedbackFilter, now: Date) {
  if (period === '24h') return { since: new Date(now.getTime() - dayMs) };
  const today = dayIn(tz, now);
  if (period === '3d') return { days: { from: addDays(today, -2), to: today } };
  const timeframe = period === '7d' || period === '30d' ? timeframeOf[period] : period;
  return { days: findDays({ timeframe, from, to }, today) };
}

/** The selection of a list or a file of feedback at a moment. */
export const feedbackScope = (
  accountId: string,
  filter: FeedbackFilter,
  now: Date,
): FeedbackScope => ({ accountId, filter, now, ...findPeriod(filter, now) });
