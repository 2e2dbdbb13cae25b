import type {
  QueryResolvers,
  StatsFilter,
  FormVersionRow,
  SilentCode,
  Theme,
  Sentiment,
  StatsBefore,
  StatsOverview,
} from '../../resolvers.generated.ts';
import type { QueryParameters } from '../../sources/http.ts';
import type {
  FormVersionRow as FormVersionRowResource,
  SilentCode as SilentCodeResource,
  StatsThemes,
  StatsOverview as StatsOverviewResource,
} from '../../sources/resources.ts';
import { toDayCount } from './toDayCount.ts';
import { toRankedRow } from './toRankedRow.ts';

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
const toStatsOverview = (overview: StatsOverviewResource): StatsOverview => ({
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

/** How something sounds, in the graph's words. */
const toSentiment = (sentiment: 'positive' | 'neutral' | 'negative'): Sentiment =>
  sentiment.toUpperCase() as Sentiment;

/** What several visitors speak of, in the graph's words. */
const toTheme = (theme: StatsThemes['themes'][number]): Theme => ({
  label: theme.label,
  count: theme.count,
  sentiment: toSentiment(theme.sentiment),
  effect: theme.effect,
  examples: theme.examples.map(({ id, comment, rating, occurred_at }) => ({
    id,
    comment,
    rating,
    occurredAt: occurred_at,
  })),
});

/** A code that is not scanned any more, in the graph's words. */
const toSilentCode = (code: SilentCodeResource): SilentCode => ({
  id: code.id,
  name: code.name,
  location: code.location,
  lastScan: code.last_scan,
  silentDays: code.silent_days,
  expectedScans: code.expected_scans,
});

/** What one published version of a form brought, in the graph's words. */
const toFormVersionRow = (row: FormVersionRowResource): FormVersionRow => ({
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

/** The graph's filter as the API spells it. */
const toFilter = (filter: StatsFilter | null | undefined): QueryParameters => ({
  timeframe: filter?.timeframe?.toLowerCase(),
  company: filter?.companyId,
  site: filter?.locationId,
  code: filter?.codeId,
  form: filter?.formId,
  tz: filter?.timezone,
});

/** Reads statistics. The API counts; here they only change their names. */
export const statsQueries = {
  statsOverview: async (_, { filter }, { sources }) =>
    toStatsOverview(await sources.stats.overview(toFilter(filter))),

  statsScansSubmissions: async (_, { filter }, { sources }) => {
    const { series, weekday, heatmap } = await sources.stats.scansSubmissions(toFilter(filter));
    return {
      series: series.map(toDayCount),
      weekday,
      heatmap,
    };
  },

  statsRatings: async (_, { filter }, { sources }) => {
    const ratings = await sources.stats.ratings(toFilter(filter));
    return {
      average: ratings.average,
      total: ratings.total,
      highest: ratings.highest,
      lowest: ratings.lowest,
      mostCommon: ratings.most_common,
      tenStar: ratings.ten_star,
      distribution: Object.entries(ratings.distribution)
        .map(([rating, count]) => ({ rating: Number(rating), count }))
        .toSorted((a, b) => a.rating - b.rating),
      nps: ratings.nps,
      overTime: ratings.over_time,
      byWeek: ratings.by_week,
    };
  },

  statsFeedback: async (_, { filter }, { sources }) => {
    const feedback = await sources.stats.feedback(toFilter(filter));
    return {
      comments: feedback.comments,
      positive: feedback.positive,
      neutral: feedback.neutral,
      negative: feedback.negative,
      averageCommentLength: feedback.average_comment_length,
      sentimentOverTime: feedback.sentiment_over_time,
      mostFrequentWord: feedback.most_frequent_word,
      words: feedback.words.map(({ text, count, sentiment }) => ({
        word: text,
        count,
        sentiment: toSentiment(sentiment),
      })),
    };
  },

  statsLocationsCodes: async (_, { filter }, { sources }) => {
    const { locations, codes, silent_codes } = await sources.stats.locationsCodes(toFilter(filter));
    return {
      locations: locations.map(toRankedRow),
      codes: codes.map(toRankedRow),
      silentCodes: silent_codes.map(toSilentCode),
    };
  },

  statsThemes: async (_, { filter }, { sources }) => {
    const { themes, comments } = await sources.stats.themes(toFilter(filter));
    return { themes: themes.map(toTheme), comments };
  },

  statsForms: async (_, { filter }, { sources }) => {
    const { forms } = await sources.stats.forms(toFilter(filter));
    return forms.map(toRankedRow);
  },

  statsFormVersions: async (_, { filter }, { sources }) => {
    const { versions } = await sources.stats.forms(toFilter(filter));
    return versions.map(toFormVersionRow);
  },
} satisfies QueryResolvers;
