import type { StatsReport } from '../reportContract.ts';
import type { ReportScope } from '../../notification/reports.sql.ts';
import type { Store } from '../../store.ts';
import { excerpt } from './excerpt.ts';
import type { HideWriters } from './hideWriters.ts';

const examplesMax = 3;

/** What was resolved in a month, and what is still open. */
export async function findResolved(
  reports: Store['reports'],
  scope: ReportScope,
  hide: HideWriters,
): Promise<StatsReport['resolved']> {
  const { count, median_hours } = await reports.resolved(scope);
  const examples = count === 0 ? [] : await reports.resolvedComments(scope, examplesMax);
  return {
    count,
    median_hours,
    examples: (await hide(examples)).map(({ id, comment, rating, location, hours }) => ({
      id,
      comment: excerpt(comment),
      rating,
      location,
      hours,
    })),
    open_low_ratings: await reports.openLowRatings(scope),
  };
}
