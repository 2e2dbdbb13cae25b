import type { HomeResolvers, HomeStatsResolvers, QueryResolvers } from './resolvers.generated.ts';

const newest = { page: 1, pageSize: 5 };

/** The parts of the first page, requested separately, so that each can fail alone. */
export const homeFields: HomeResolvers = {
  me: (_, _arguments, { api }) => api.get('/user/details/'),
  stats: (_, { timezone }, { api }) => api.get('/stats/home/', { query: { tz: timezone } }),
  latestFeedback: async (_, _arguments, { api }) => (await api.page('/feedback/', newest)).items,
  latestNotifications: async (_, _arguments, { api }) =>
    (await api.page('/notification/', newest)).items,
  alarms: async (_, _arguments, { api }) => (await api.get('/alarm/')).alarms,
};

export const homeStatsFields: HomeStatsResolvers = {
  steps: ({ steps }) => ({
    hasCompany: steps.company,
    hasLocation: steps.location,
    hasPublishedCode: steps.code,
    hasFeedback: steps.feedback,
  }),
};

export const homeQueries = { home: () => ({}) } satisfies QueryResolvers;
