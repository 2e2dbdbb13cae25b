import type { FeedbackPageQueryVariables } from '../../../server/generated/graphql';
import type { ValueOf } from '../../../lists/useActiveFilters';
import { sentimentOf } from '../sentiments';
import { statusOf } from '../statuses';
import { periodOf } from './periods';

/** The filters of the list of feedback, as they stand in the address. */
export const filterNames = [
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

export type FilterName = (typeof filterNames)[number];

/** The stars that a text in the address means, if any. */
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

/** What the list is asked for by the filters in the address. What makes no sense there filters nothing. */
export function filterVariables(valueOf: ValueOf): FilterVariables {
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
