import { ScansAndSubmissions, WeekdaySubmissions, WeekHeatmap } from '@hearback/ui/widgets';

import { useStatsScansSubmissionsQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { useStatsFormats } from '../useStatsFormats';
import { certaintyOf } from './certaintyOf';
import { Metrics } from './Metrics';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** Who scans, who answers, and when. */
export function ScansAndSubmissionsTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const { known, state, retry } = toLoad(useStatsScansSubmissionsQuery({ variables: { filter } }));
  const overview = known?.statsOverview;
  const courses = known?.statsScansSubmissions;

  return (
    <TabBody title={formatMessage(messages.scansSubmissions)} state={state} onRetry={retry}>
      <ScansAndSubmissions
        title={formatMessage(messages.chartScans)}
        state={state}
        days={courses?.series ?? []}
      />
      <Metrics
        state={state}
        metrics={[
          { label: formatMessage(messages.scans), value: formats.count(overview?.scans) },
          {
            label: formatMessage(messages.uniqueScans),
            value: formats.count(overview?.uniqueScans),
            detail: formatMessage(messages.uniqueScansHint),
          },
          {
            label: formatMessage(messages.submissions),
            value: formats.count(overview?.submissions),
          },
          {
            label: formatMessage(messages.notSubmitted),
            value: formats.count(overview?.notSubmitted),
          },
          {
            label: formatMessage(messages.conversionRate),
            value: formats.rate(overview?.conversionRate.value),
            certainty: certaintyOf(overview?.conversionRate, formats.rate, 'scans'),
          },
          {
            label: formatMessage(messages.dailyScans),
            value: formats.average(overview?.dailyAverageScans),
          },
          {
            label: formatMessage(messages.dailySubmissions),
            value: formats.average(overview?.dailyAverageSubmissions),
          },
          {
            label: formatMessage(messages.mostActiveTime),
            value: formats.hours(overview?.mostActiveTime),
            detail: formatMessage(messages.mostActiveHint),
          },
        ]}
      />
      <WeekdaySubmissions
        title={formatMessage(messages.chartWeekday)}
        state={state}
        counts={courses?.weekday ?? []}
      />
      <WeekHeatmap
        title={formatMessage(messages.chartHeatmap)}
        state={state}
        counts={courses?.heatmap ?? []}
      />
    </TabBody>
  );
}
