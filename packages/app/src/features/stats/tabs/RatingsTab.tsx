import { Columns } from '@hearback/ui';
import { NpsScore, RatingDistribution, RatingOverTime } from '@hearback/ui/widgets';
import { useStatsOverviewQuery, useStatsRatingsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { messages as names } from '../messages';
import { MetricCards } from '../metrics/Metrics';
import { useRatingMetrics } from '../metrics/useRatingMetrics';
import { useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { noNps, TabBody, type TabProps } from './TabBody';
import { messages } from './messages';

/** Distribution and average of the ratings. */
export function RatingsTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const source = useSource(useStatsRatingsQuery(asked), filter);
  const overview = useSource(useStatsOverviewQuery(asked), filter);
  const rated = useRatingMetrics(source, overview);
  const ratings = source.known?.statsRatings;

  return (
    <TabBody title={formatMessage(names.ratings)} sources={[source, overview]}>
      <MetricCards
        compared={useCompared(overview, filter)}
        metrics={[
          rated.averageRating,
          rated.totalRatings,
          rated.tenStar,
          rated.mostCommonRating,
          rated.ratingRange,
        ]}
      />
      <RatingOverTime
        {...source.card}
        title={formatMessage(messages.chartOverTime)}
        days={ratings?.overTime ?? []}
        weeks={ratings?.byWeek ?? []}
        today={useToday()}
      />
      <Columns columnWidth="half">
        <RatingDistribution
          {...source.card}
          title={formatMessage(messages.chartRatings)}
          counts={ratings?.distribution ?? []}
        />
        <NpsScore
          {...source.card}
          title={formatMessage(messages.chartNps)}
          description={formatMessage(messages.npsHint)}
          nps={ratings?.nps ?? noNps}
        />
      </Columns>
    </TabBody>
  );
}
