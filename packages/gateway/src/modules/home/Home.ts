import type { HomeResolvers, HomeStats } from '../../resolvers.generated.ts';
import type { StatsHome } from '../../sources/resources.ts';
import { toDayCount } from '../stats/toDayCount.ts';
import { toRankedRow } from '../stats/toRankedRow.ts';

/** The numbers of the first page, in the graph's words. */
const toHomeStats = ({ steps, ...stats }: StatsHome): HomeStats => ({
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

const newest = { page: 1, pageSize: 5 };

/** The parts of the first page, each asked for by itself, so that each can fail by itself. */
export const Home: HomeResolvers = {
  me: (_, _arguments, { sources }) => sources.account.me(),
  stats: async (_, { timezone }, { sources }) =>
    toHomeStats(await sources.stats.home({ tz: timezone })),
  latestFeedback: async (_, _arguments, { sources }) =>
    (await sources.feedback.list(newest, {})).items,
  latestNotifications: async (_, _arguments, { sources }) =>
    (await sources.notifications.list(newest, {})).items,
};
