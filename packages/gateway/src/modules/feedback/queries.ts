import { toOrdering } from '../../orderings.ts';
import type { FeedbackPeriod, QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

const periods: Record<FeedbackPeriod, string> = {
  ALL_TIME: 'all_time',
  LAST_24_HOURS: '24h',
  LAST_3_DAYS: '3d',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};

/** Reads feedback. */
export const feedbackQueries = {
  feedback: (_, { id }, { sources }) => sources.feedback.get(id),
  feedbacks: (_, wanted, { sources }) =>
    sources.feedback.list(toPage(wanted.page), {
      search: wanted.search,
      ordering: toOrdering(wanted.orderBy),
      period: periods[wanted.period],
      company: wanted.companyId,
      site: wanted.locationId,
      code: wanted.codeId,
      form: wanted.formId,
      sentiment: wanted.sentiment?.toLowerCase(),
    }),
} satisfies QueryResolvers;
