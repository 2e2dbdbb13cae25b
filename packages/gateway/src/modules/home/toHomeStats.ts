import type { HomeStats } from '../../resolvers.generated.ts';
import type { StatsHome } from '../../sources/resources.ts';
import { toDayCount } from '../stats/toDayCount.ts';
import { toRankedRow } from '../stats/toRankedRow.ts';

/** The numbers of the first page, in the graph's words. */
export const toHomeStats = ({ steps, ...stats }: StatsHome): HomeStats => ({
  steps: {
    hasCompany: steps.company,
    hasLocation: steps.location,
    hasPublishedCode: steps.code,
    hasFeedback: steps.feedback,
  },
  scans: stats.scans,
  submissions: stats.submissions,
  conversionRate: stats.conversion_rate,
  averageRating: stats.average_rating,
  nps: stats.nps,
  series: stats.series.map(toDayCount),
  overTime: stats.over_time,
  heatmap: stats.heatmap,
  locations: stats.locations.map(toRankedRow),
});
