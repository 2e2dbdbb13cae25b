import type { RankedRow } from '../../resolvers.generated.ts';
import type { RankedRow as RankedRowResource } from '../../sources/resources.ts';

/** One line of a ranking, in the graph's words. */
export const toRankedRow = (row: RankedRowResource): RankedRow => ({
  id: row.id,
  name: row.name,
  scans: row.scans,
  submissions: row.submissions,
  averageRating: row.average_rating,
  conversionRate: row.conversion_rate,
  nps: row.nps,
  averageResponseTime: row.average_response_time,
  location: row.location,
});
