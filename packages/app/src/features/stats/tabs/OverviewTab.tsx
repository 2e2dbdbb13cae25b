import { Columns } from '@hearback/ui';
import { ConversionFunnel, NpsScore } from '@hearback/ui/widgets';

import { useStatsOverviewQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { useStatsFormats } from '../useStatsFormats';
import { certaintyOf } from './certaintyOf';
import { noEstimate, noNps } from './emptyStats';
import { Metrics } from './Metrics';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** How it goes, in a few numbers. */
export function OverviewTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const { known, state, retry } = toLoad(useStatsOverviewQuery({ variables: { filter } }));
  const overview = known?.statsOverview;
  const ratings = known?.statsRatings;

  return (
    <TabBody title={formatMessage(messages.overview)} state={state} onRetry={retry}>
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
            detail: formatMessage(messages.conversionHint),
            certainty: certaintyOf(overview?.conversionRate, formats.rate, 'scans'),
          },
          {
            label: formatMessage(messages.abandonRate),
            value: formats.rate(overview?.abandonRate.value),
            detail: formatMessage(messages.abandonHint),
            certainty: certaintyOf(overview?.abandonRate, formats.rate, 'scans'),
          },
          {
            label: formatMessage(messages.averageRating),
            value: formats.rating(ratings?.average.value),
            certainty: certaintyOf(ratings?.average, formats.rating),
          },
          {
            label: formatMessage(messages.nps),
            value: formats.score(ratings?.nps.score),
            certainty: certaintyOf(ratings?.nps, formats.score),
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
            label: formatMessage(messages.averageResponseTime),
            value: formats.seconds(overview?.averageResponseTime),
            detail: formatMessage(messages.responseTimeHint),
          },
          {
            label: formatMessage(messages.mostActiveTime),
            value: formats.hours(overview?.mostActiveTime),
            detail: formatMessage(messages.mostActiveHint),
          },
        ]}
      />
      <Columns columnWidth="half">
        <ConversionFunnel
          title={formatMessage(messages.chartFunnel)}
          state={state}
          scans={overview?.scans ?? 0}
          submissions={overview?.submissions ?? 0}
          notSubmitted={overview?.notSubmitted ?? 0}
          conversion={overview?.conversionRate ?? noEstimate}
        />
        <NpsScore
          title={formatMessage(messages.chartNps)}
          state={state}
          nps={ratings?.nps ?? noNps}
        />
      </Columns>
    </TabBody>
  );
}
