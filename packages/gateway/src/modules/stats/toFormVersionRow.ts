import type { FormVersionRow } from '../../resolvers.generated.ts';
import type { FormVersionRow as FormVersionRowResource } from '../../sources/resources.ts';

/** What one published version of a form brought, in the graph's words. */
export const toFormVersionRow = (row: FormVersionRowResource): FormVersionRow => ({
  formId: row.form_id,
  title: row.title,
  version: row.version,
  publishedAt: row.published_at,
  submissions: row.submissions,
  averageRating: row.average_rating,
  nps: row.nps,
  commentRate: row.comment_rate,
  averageResponseTime: row.average_response_time,
  change: row.change,
});
