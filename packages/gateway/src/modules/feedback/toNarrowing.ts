import { toOrdering } from '../../orderings.ts';
import type { ExportFeedbacksInput, FeedbackPeriod } from '../../resolvers.generated.ts';

const periods: Record<FeedbackPeriod, string> = {
  ALL_TIME: 'all_time',
  LAST_24_HOURS: '24h',
  LAST_3_DAYS: '3d',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};

/** What a list of feedback, or a file of it, is narrowed and ordered by, in the words of the API. */
export const toNarrowing = (wanted: Omit<ExportFeedbacksInput, 'format' | 'separator'>) => ({
  search: wanted.search,
  ordering: toOrdering(wanted.orderBy),
  period: periods[wanted.period ?? 'ALL_TIME'],
  company: wanted.companyId,
  site: wanted.locationId,
  code: wanted.codeId,
  form: wanted.formId,
  sentiment: wanted.sentiment?.toLowerCase(),
  status: wanted.status?.toLowerCase(),
  rating_min: wanted.ratingMin,
  rating_max: wanted.ratingMax,
  // What is not set aside is what a list shows unless asked otherwise.
  set_aside: wanted.setAside === true ? 'true' : undefined,
});
