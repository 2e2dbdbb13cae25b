import type { HomeResolvers } from '../../resolvers.generated.ts';
import { toHomeStats } from './toHomeStats.ts';

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
