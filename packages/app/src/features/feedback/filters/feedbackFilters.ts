import { readRange } from '@hearback/schema/periods';

import type {
  FeedbackPageQueryVariables,
  FeedbackPeriod,
  FeedbackWork,
} from '../../../server/generated/graphql';
import type { ValueOf } from '../../../lists/useActiveFilters';
import { sentimentOf, statusOf } from '../feedbackLabels';
import { messages } from '../messages';

/** Periods of the filter, by name in the address. */
export const periods = [
  { name: '', period: 'ALL_TIME', label: messages.allTime },
  { name: '24h', period: 'LAST_24_HOURS', label: messages.last24Hours },
  { name: 'today', period: 'TODAY', label: messages.today },
  { name: 'yesterday', period: 'YESTERDAY', label: messages.yesterday },
  { name: '3d', period: 'LAST_3_DAYS', label: messages.last3Days },
  { name: '7d', period: 'LAST_7_DAYS', label: messages.last7Days },
  { name: '30d', period: 'LAST_30_DAYS', label: messages.last30Days },
  { name: 'last_6_months', period: 'LAST_6_MONTHS', label: messages.last6Months },
  { name: 'year_to_date', period: 'YEAR_TO_DATE', label: messages.yearToDate },
  { name: 'last_week', period: 'LAST_WEEK', label: messages.lastWeek },
  { name: 'last_month', period: 'LAST_MONTH', label: messages.lastMonth },
  { name: 'last_year', period: 'LAST_YEAR', label: messages.lastYear },
] as const;

/** Parses a period or days from the address. Anything else means all time, which needs no time zone. */
function periodOf(
  name: string,
  timezone: string,
): Pick<FilterVariables, 'period' | 'from' | 'to' | 'timezone'> {
  const range = readRange(name);
  if (range) return { period: 'ALL_TIME', from: range.start, to: range.end, timezone };
  const period: FeedbackPeriod = periods.find((known) => known.name === name)?.period ?? 'ALL_TIME';
  return period === 'ALL_TIME' ? { period } : { period, timezone };
}

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
  'tag',
  'form',
  'answer',
  'visit',
  'assignee',
  'work',
] as const;

export type FeedbackFilterName = (typeof feedbackFilterNames)[number];

const workNames = ['UNANSWERED', 'OVERDUE'] as const satisfies FeedbackWork[];

/** `me`, `nobody` or the id of a colleague. */
const isAssignee = (text: string) =>
  /^(me|nobody|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text);

/** Parses a rating from the address. */
const ratingOf = (text: string): number | undefined =>
  /^([1-9]|10)$/.test(text) ? Number(text) : undefined;

type FilterVariables = Pick<
  FeedbackPageQueryVariables,
  | 'period'
  | 'from'
  | 'to'
  | 'timezone'
  | 'companyId'
  | 'locationId'
  | 'tag'
  | 'codeId'
  | 'formId'
  | 'sentiment'
  | 'status'
  | 'ratingMin'
  | 'ratingMax'
  | 'proven'
  | 'assignee'
  | 'work'
  | 'answer'
>;

/** The filter by an answer as the address has it: of a form, its question, and the answer. Empty: any answer. */
export const answerFilter = (formId: string, question: string, value = ''): string =>
  [formId, question, value].join(':');

/** Parses that filter. It counts with the filter by its form alone. */
function answerOf(valueOf: ValueOf): FilterVariables['answer'] {
  const [formId, question, ...rest] = valueOf('answer').split(':');
  const value = rest.join(':');
  if (!formId || !question || formId !== valueOf('form')) return undefined;
  return { question, ...(value && { value }) };
}

/** Maps the filters in the address to query variables. Invalid values are ignored. */
export function feedbackFilterVariables(valueOf: ValueOf, timezone: string): FilterVariables {
  const sentiment = sentimentOf(valueOf('sentiment'));
  const status = statusOf(valueOf('status'));
  const ratingMin = ratingOf(valueOf('from'));
  const ratingMax = ratingOf(valueOf('to'));
  const answer = answerOf(valueOf);
  const work = workNames.find((name) => name === valueOf('work').toUpperCase());
  const assignee = valueOf('assignee');
  const ids = {
    companyId: valueOf('company'),
    locationId: valueOf('location'),
    codeId: valueOf('code'),
    tag: valueOf('tag'),
    formId: valueOf('form'),
  };
  return {
    ...periodOf(valueOf('period'), timezone),
    ...(sentiment ? { sentiment } : {}),
    ...(status ? { status } : {}),
    ...(ratingMin ? { ratingMin } : {}),
    ...(ratingMax ? { ratingMax } : {}),
    ...(answer && { answer }),
    ...(valueOf('visit') === 'proven' ? { proven: true } : {}),
    ...(work && { work }),
    ...(isAssignee(assignee) ? { assignee } : {}),
    ...Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== '')),
  };
}
