import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toDayCount } from './toDayCount.ts';
import { toFilter } from './toFilter.ts';
import { toRankedRow } from './toRankedRow.ts';

/** Reads statistics. The API counts; here they only change their names. */
export const statsQueries = {
  statsOverview: async (_, { filter }, { sources }) => {
    const overview = await sources.stats.overview(toFilter(filter));
    return {
      scans: overview.scans,
      uniqueScans: overview.unique_scans,
      dailyAverageScans: overview.daily_average_scans,
      dailyAverageSubmissions: overview.daily_average_submissions,
      submissions: overview.submissions,
      notSubmitted: overview.not_submitted,
      conversionRate: overview.conversion_rate,
      abandonRate: overview.abandon_rate,
      averageResponseTime: overview.average_response_time,
      medianResponseTime: overview.median_response_time,
      fastestResponseTime: overview.fastest_response_time,
      mostActiveTime: overview.most_active_time,
    };
  },

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
    };
  },

  statsLocationsCodes: async (_, { filter }, { sources }) => {
    const { locations, codes } = await sources.stats.locationsCodes(toFilter(filter));
    return { locations: locations.map(toRankedRow), codes: codes.map(toRankedRow) };
  },

  statsForms: async (_, { filter }, { sources }) => {
    const { forms } = await sources.stats.forms(toFilter(filter));
    return forms.map(toRankedRow);
  },
} satisfies QueryResolvers;
