import { Columns } from '@hearback/ui';
import { ScansAndSubmissions, WeekdaySubmissions, WeekHeatmap } from '@hearback/ui/widgets';
import {
  useStatsOverviewQuery,
  useStatsScansSubmissionsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { messages as names } from '../messages';
import { MetricCards } from '../metrics/Metrics';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { Funnel } from './Funnel';
import { messages } from './messages';
import { TabBody, type TabProps } from './TabBody';

/** Scans, submissions and their times. */
export function ScansAndSubmissionsTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const courses = useSource(useStatsScansSubmissionsQuery(asked), filter);
  const overview = useSource(useStatsOverviewQuery(asked), filter);
  const counts = useOverviewMetrics(overview);
  const course = courses.known?.statsScansSubmissions;

  return (
    <TabBody title={formatMessage(names.scansSubmissions)} sources={[courses, overview]}>
      <ScansAndSubmissions
        {...courses.card}
        title={formatMessage(messages.chartScans)}
        days={course?.series ?? []}
        today={useToday()}
      />
      <MetricCards
        compared={useCompared(overview, filter)}
        metrics={[
          counts.scans,
          counts.uniqueScans,
          counts.submissions,
          counts.notSubmitted,
          // Without visit codes, the card would always say zero.
          ...((overview.known?.statsOverview.provenVisits ?? 0) > 0 ? [counts.provenVisits] : []),
          counts.dailyScans,
          counts.dailySubmissions,
          counts.conversionRate,
          counts.mostActiveTime,
        ]}
      />
      <Columns columnWidth="half">
        <Funnel overview={overview} />
        <WeekdaySubmissions
          {...courses.card}
          title={formatMessage(messages.chartWeekday)}
          counts={course?.weekday ?? []}
        />
      </Columns>
      <WeekHeatmap
        {...courses.card}
        title={formatMessage(messages.chartHeatmap)}
        counts={course?.heatmap ?? []}
      />
    </TabBody>
  );
}
