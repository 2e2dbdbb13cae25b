import type { FeedbackPeriod } from '../../../server/generated/graphql';
import { messages } from '../messages';

/** The filters by time, as they stand in the address. */
export const periods = [
  { name: '', period: 'ALL_TIME', label: messages.allTime },
  { name: '24h', period: 'LAST_24_HOURS', label: messages.last24Hours },
  { name: '3d', period: 'LAST_3_DAYS', label: messages.last3Days },
  { name: '7d', period: 'LAST_7_DAYS', label: messages.last7Days },
  { name: '30d', period: 'LAST_30_DAYS', label: messages.last30Days },
] as const;

/** The window that a name in the address means. An unknown name means all time. */
export const periodOf = (name: string): FeedbackPeriod =>
  periods.find((known) => known.name === name)?.period ?? 'ALL_TIME';
