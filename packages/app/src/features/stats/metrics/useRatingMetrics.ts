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
  const given = (rating: number | null | undefined) => {
    const count = ratings?.distribution.find((bar) => bar.rating === rating)?.count;
    return count ? formatMessage(messages.given, { count }) : undefined;
  };

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
    highestRating: metric(messages.highestRating, {
      value: formats.count(ratings?.highest),
      detail: given(ratings?.highest),
    }),
    lowestRating: metric(messages.lowestRating, {
      value: formats.count(ratings?.lowest),
      detail: given(ratings?.lowest),
    }),
    mostCommonRating: metric(messages.mostCommonRating, {
      value: common.length > 0 ? formatList(common.map(String), { type: 'unit' }) : null,
      detail: common.length === 1 ? given(common[0]) : undefined,
    }),
    tenStar: metric(messages.tenStar, {
      value: formats.count(ratings?.tenStar),
      detail: formatMessage(messages.tenStarHint),
    }),
  };
}
