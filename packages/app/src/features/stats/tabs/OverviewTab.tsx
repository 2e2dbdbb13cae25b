import { Columns } from '@hearback/ui';
import { NpsScore, ScansAndSubmissions } from '@hearback/ui/widgets';
import {
  useStatsOverviewQuery,
  useStatsRatingsQuery,
  useStatsScansSubmissionsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { messages as names } from '../messages';
import { MetricCards } from '../metrics/Metrics';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { useRatingMetrics } from '../metrics/useRatingMetrics';
import { useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { noNps, TabBody, type TabProps } from './TabBody';
import { Funnel } from './Funnel';
import { messages } from './messages';
import { TimesTaken } from './TimesTaken';

/** The key metrics. */
export function OverviewTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const overview = useSource(useStatsOverviewQuery(asked), filter);
  const courses = useSource(useStatsScansSubmissionsQuery(asked), filter);
  const ratings = useSource(useStatsRatingsQuery(asked), filter);
  const counts = useOverviewMetrics(overview);
  const rated = useRatingMetrics(ratings, overview);

  return (
    <TabBody title={formatMessage(names.overview)} sources={[overview, courses, ratings]}>
      <MetricCards
        compared={useCompared(overview, filter)}
        metrics={[
          rated.averageRating,
          counts.scans,
          counts.submissions,
          counts.conversionRate,
          rated.nps,
          counts.uniqueScans,
          counts.notSubmitted,
          counts.abandonRate,
        ]}
      />
      <ScansAndSubmissions
        {...courses.card}
        title={formatMessage(messages.chartScans)}
        days={courses.known?.statsScansSubmissions.series ?? []}
        today={useToday()}
      />
      <Columns columnWidth="half">
        <Funnel overview={overview} />
        <NpsScore
          {...ratings.card}
          title={formatMessage(messages.chartNps)}
          nps={ratings.known?.statsRatings.nps ?? noNps}
        />
      </Columns>
      <MetricCards
        lines={1}
        metrics={[
          counts.dailyScans,
          counts.dailySubmissions,
          counts.averageResponseTime,
          counts.mostActiveTime,
        ]}
      />
      <TimesTaken overview={overview} />
    </TabBody>
  );
}
