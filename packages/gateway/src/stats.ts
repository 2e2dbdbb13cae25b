import type { TopicChoices } from './api/api.generated.ts';
import { answerOrErrors } from './errors.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  StatsFeedbackResolvers,
  StatsFilter,
  StatsRatingsResolvers,
  StatsReportResolvers,
} from './resolvers.generated.ts';

export const statsRatingsFields: StatsRatingsResolvers = {
  distribution: ({ distribution }) =>
    Object.entries(distribution)
      .map(([rating, count]) => ({ rating: Number(rating), count }))
      .toSorted((a, b) => a.rating - b.rating),
};

export const statsFeedbackFields: StatsFeedbackResolvers = {
  words: ({ words }) => words.map(({ text, ...counted }) => ({ word: text, ...counted })),
};

export const statsReportFields: StatsReportResolvers = {
  sentiment: ({ sentiment }) => sentiment.now,
  sentimentBefore: ({ sentiment }) => sentiment.before,
};

const toQuery = (filter: StatsFilter | null | undefined) => ({
  query: {
    timeframe: filter?.timeframe,
    from: filter?.from,
    to: filter?.to,
    company: filter?.companyId,
    site: filter?.locationId,
    code: filter?.codeId,
    tag: filter?.tag,
    form: filter?.formId,
    tz: filter?.timezone,
    setAside: filter?.setAside === 'exclude' ? undefined : filter?.setAside,
  },
});

const toNames = ({ shown_names: shown, hidden_names: hidden }: TopicChoices) => ({
  shown,
  hidden,
});

/** The API counts. */
export const statsQueries = {
  statsOverview: (_, { filter }, { api }) => api.get('/stats/overview/', toQuery(filter)),
  statsReplies: (_, { filter }, { api }) => api.get('/stats/replies/', toQuery(filter)),
  statsScansSubmissions: (_, { filter }, { api }) =>
    api.get('/stats/scans_submissions/', toQuery(filter)),
  statsRatings: (_, { filter }, { api }) => api.get('/stats/ratings/', toQuery(filter)),
  statsFeedback: (_, { filter }, { api }) => api.get('/stats/feedback/', toQuery(filter)),
  statsLocationsCodes: (_, { filter }, { api }) =>
    api.get('/stats/locations_codes/', toQuery(filter)),
  statsPlaces: (_, { filter }, { api }) => api.get('/stats/places/', toQuery(filter)),
  statsCrossTable: (_, { filter, question }, { api }) =>
    api.get('/stats/cross_table/', { query: { ...toQuery(filter).query, question } }),
  statsQuestions: async (_, { filter, language }, { api }) =>
    (await api.get('/stats/questions/', { query: { ...toQuery(filter).query, language } }))
      .questions,
  statsTopics: (_, { filter }, { api }) => api.get('/stats/topics/', toQuery(filter)),
  topicChoices: async (_, _arguments, { api }) => (await api.get('/stats/topics/choices/')).topics,
  nameChoices: async (_, _arguments, { api }) => toNames(await api.get('/stats/topics/choices/')),
  statsThemes: (_, { filter }, { api }) => api.get('/stats/themes/', toQuery(filter)),

  statsComparison: (_, { filter, version, other }, { api }) =>
    api.get('/stats/compare/', {
      query: {
        ...toQuery(filter).query,
        version,
        otherTimeframe: other.timeframe,
        otherFrom: other.from,
        otherTo: other.to,
        otherCompany: other.companyId,
        otherSite: other.locationId,
        otherCode: other.codeId,
        otherForm: other.formId,
        otherVersion: other.version,
      },
    }),

  // Forms and their versions are one answer of the API and two questions of the graph.
  statsForms: async (_, { filter }, { api }) =>
    (await api.getOnce('/stats/forms/', toQuery(filter))).forms,
  statsFormVersions: async (_, { filter }, { api }) =>
    (await api.getOnce('/stats/forms/', toQuery(filter))).versions,

  statsWeek: (_, { language, timezone }, { api }) =>
    api.get('/stats/week/', { query: { language, tz: timezone } }),

  statsReport: (_, { month, companyId, locationId, tag, timezone }, { api }) =>
    api.get('/stats/report/', {
      query: { month, company: companyId, site: locationId, tag, tz: timezone },
    }),
} satisfies QueryResolvers;

export const statsMutations = {
  updateTopicChoices: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const topics = input.topics.map((topic) => ({ ...topic, target: topic.target ?? null }));
        const { shownNames, hiddenNames } = input;
        const body = {
          topics,
          ...(shownNames != null && { shownNames }),
          ...(hiddenNames != null && { hiddenNames }),
        };
        const saved = await api.put('/stats/topics/choices/', { body });
        return { choices: saved.topics, names: toNames(saved) };
      },
      { choices: null, names: null },
    ),
} satisfies MutationResolvers;
