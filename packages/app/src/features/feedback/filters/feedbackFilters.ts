import type { FeedbackPageQueryVariables, FeedbackPeriod } from '../../../server/generated/graphql';
import type { ValueOf } from '../../../lists/useActiveFilters';
import { sentimentOf, statusOf } from '../feedbackLabels';
import { messages } from '../messages';

/** Periods of the filter, by name in the address. */
export const periods = [
  { name: '', period: 'ALL_TIME', label: messages.allTime },
  { name: '24h', period: 'LAST_24_HOURS', label: messages.last24Hours },
  { name: '3d', period: 'LAST_3_DAYS', label: messages.last3Days },
  { name: '7d', period: 'LAST_7_DAYS', label: messages.last7Days },
  { name: '30d', period: 'LAST_30_DAYS', label: messages.last30Days },
] as const;

/** Parses a period from the address. An unknown name means all time. */
const periodOf = (name: string): FeedbackPeriod =>
  periods.find((known) => known.name === name)?.period ?? 'ALL_TIME';

/** Filters of the list of feedback, by name in the address. */
export const feedbackFilterNames = [
  'period',
  'status',
  'sentiment',
  'from',
  'to',
  'company',
  'location',
  'code',
  'form',
] as const;

export type FeedbackFilterName = (typeof feedbackFilterNames)[number];

/** Parses a rating from the address. */
const ratingOf = (text: string): number | undefined =>
  /^([1-9]|10)$/.test(text) ? Number(text) : undefined;

type FilterVariables = Pick<
  FeedbackPageQueryVariables,
  | 'period'
  | 'companyId'
  | 'locationId'
  | 'codeId'
  | 'formId'
  | 'sentiment'
  | 'status'
  | 'ratingMin'
  | 'ratingMax'
>;

/** Maps the filters in the address to query variables. Invalid values are ignored. */
export function feedbackFilterVariables(valueOf: ValueOf): FilterVariables {
  const sentiment = sentimentOf(valueOf('sentiment'));
  const status = statusOf(valueOf('status'));
  const ratingMin = ratingOf(valueOf('from'));
  const ratingMax = ratingOf(valueOf('to'));
  const ids = {
    companyId: valueOf('company'),
    locationId: valueOf('location'),
    codeId: valueOf('code'),
    formId: valueOf('form'),
  };
  return {
    period: periodOf(valueOf('period')),
    ...(sentiment ? { sentiment } : {}),
    ...(status ? { status } : {}),
    ...(ratingMin ? { ratingMin } : {}),
    ...(ratingMax ? { ratingMax } : {}),
    ...Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== '')),
  };
}
