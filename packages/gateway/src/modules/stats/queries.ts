import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toDayCount } from './toDayCount.ts';
import { toFilter } from './toFilter.ts';
import { toFormVersionRow } from './toFormVersionRow.ts';
import { toRankedRow } from './toRankedRow.ts';
import { toSentiment } from './toSentiment.ts';
import { toSilentCode } from './toSilentCode.ts';
import { toStatsOverview } from './toStatsOverview.ts';
import { toTheme } from './toTheme.ts';

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
