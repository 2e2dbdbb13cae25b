import type { StatsBefore, StatsOverview } from '../../resolvers.generated.ts';
import type { StatsOverview as StatsOverviewResource } from '../../sources/resources.ts';

type BeforeResource = NonNullable<StatsOverviewResource['before']>;

const toBefore = (before: BeforeResource): StatsBefore => ({
  from: before.from,
  to: before.to,
  scans: before.scans,
  uniqueScans: before.unique_scans,
  submissions: before.submissions,
  notSubmitted: before.not_submitted,
  dailyAverageScans: before.daily_average_scans,
  dailyAverageSubmissions: before.daily_average_submissions,
  averageResponseTime: before.average_response_time,
  conversionRate: before.conversion_rate,
  abandonRate: before.abandon_rate,
  averageRating: before.average_rating,
  nps: before.nps,
});

/** The numbers of the overview, in the graph's words. */
export const toStatsOverview = (overview: StatsOverviewResource): StatsOverview => ({
  scans: overview.scans,
  uniqueScans: overview.unique_scans,
  dailyAverageScans: overview.daily_average_scans,
  dailyAverageSubmissions: overview.daily_average_submissions,
  submissions: overview.submissions,
  submissionsFromScans: overview.submissions_from_scans,
  notSubmitted: overview.not_submitted,
  conversionRate: overview.conversion_rate,
  abandonRate: overview.abandon_rate,
  started: overview.started,
  averageResponseTime: overview.average_response_time,
  medianResponseTime: overview.median_response_time,
  fastestResponseTime: overview.fastest_response_time,
  responseTimes: overview.response_times,
  slowResponses: overview.slow_responses,
  mostActiveTime: overview.most_active_time,
  before: overview.before && toBefore(overview.before),
  isRecounting: overview.is_recounting,
});
