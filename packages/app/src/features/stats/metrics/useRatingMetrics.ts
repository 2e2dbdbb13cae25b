import type { StatsOverviewQuery, StatsRatingsQuery } from '../../../server/generated/graphql';
import { useChanges } from '../../../lists/changes/useChanges';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { certaintyOf, useStatsFormats } from './useStatsFormats';
import { messages } from './messages';
import { useMetricOf } from './Metrics';

/** Metrics of the ratings, by name. Their changes come from the overview. */
export function useRatingMetrics(
  { known, state }: Source<StatsRatingsQuery>,
  overview: Source<StatsOverviewQuery>,
) {
  const { formatMessage, formatList } = useIntl();
  const formats = useStatsFormats();
  const changes = useChanges();
  const ratings = known?.statsRatings;
  const before = overview.known?.statsOverview.before;
  const common = ratings?.mostCommon ?? [];

  const metric = useMetricOf(state);
  const countOf = (rating: number | null | undefined) =>
    ratings?.distribution.find((bar) => bar.rating === rating)?.count ?? 0;
  const given = (rating: number | null | undefined) => {
    const count = countOf(rating);
    return count > 0 ? formatMessage(messages.given, { count }) : undefined;
  };
  const { lowest, highest, total = 0 } = ratings ?? {};
  const isRange = typeof lowest === 'number' && typeof highest === 'number';

  return {
    averageRating: metric(messages.averageRating, {
      value: formats.rating(ratings?.average.value),
      change: before ? changes.ofEstimate(before.averageRating, 'rating') : undefined,
      certainty: certaintyOf(ratings?.average, formats.rating),
    }),
    nps: metric(messages.nps, {
      value: formats.score(ratings?.nps.score),
      change: before ? changes.ofEstimate(before.nps, 'score') : undefined,
      certainty: certaintyOf(ratings?.nps, formats.score),
    }),
    totalRatings: metric(messages.totalRatings, {
      value: formats.count(ratings?.total),
      detail: formatMessage(messages.totalRatingsHint),
    }),
    // The two alone say little: beside each other they are the range, and how often its worst end was given.
    ratingRange: metric(messages.ratingRange, {
      value: isRange ? formatMessage(messages.lowestToHighest, { lowest, highest }) : null,
      detail: isRange ? formatMessage(messages.lowestGiven, { count: countOf(lowest) }) : undefined,
    }),
    mostCommonRating: metric(messages.mostCommonRating, {
      value: common.length > 0 ? formatList(common.map(String), { type: 'unit' }) : null,
      detail: common.length === 1 ? given(common[0]) : undefined,
    }),
    tenStar: metric(messages.tenStar, {
      value: formats.count(ratings?.tenStar),
      detail: formatMessage(messages.tenStarHint, {
        share: formats.rate(total > 0 ? (ratings?.tenStar ?? 0) / total : 0) ?? '',
      }),
    }),
  };
}
