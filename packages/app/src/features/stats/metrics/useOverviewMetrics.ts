import type { MetricChange } from '@hearback/ui/widgets';
import type { StatsOverviewQuery } from '../../../server/generated/graphql';
import { useChanges } from '../../../lists/changes/useChanges';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { certaintyOf, useStatsFormats } from './useStatsFormats';
import { messages } from './messages';
import { useMetricOf } from './Metrics';

/** A change that is neither good nor bad. */
const asItIs = (change: MetricChange | undefined) =>
  change && { ...change, news: 'neither' as const };

/** Marks a decrease as an improvement. */
const theLessTheBetter = (change: MetricChange | undefined) => {
  if (!change || change.direction === 'level') return change;
  return { ...change, news: change.direction === 'down' ? ('good' as const) : ('bad' as const) };
};

/** Metrics of the overview, by name. */
export function useOverviewMetrics({ known, state }: Source<StatsOverviewQuery>) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const changes = useChanges();
  const overview = known?.statsOverview;
  const before = overview?.before;

  const metric = useMetricOf(state);
  const countChange = (name: 'scans' | 'uniqueScans' | 'submissions' | 'notSubmitted') =>
    changes.ofCount({ before: before?.[name], change: before?.[`${name}Change`] });

  return {
    scans: metric(messages.scans, {
      value: formats.count(overview?.scans),
      change: countChange('scans'),
      detail: formatMessage(messages.scansHint),
    }),
    uniqueScans: metric(messages.uniqueScans, {
      value: formats.count(overview?.uniqueScans),
      change: countChange('uniqueScans'),
      detail: formatMessage(messages.uniqueScansHint),
    }),
    submissions: metric(messages.submissions, {
      value: formats.count(overview?.submissions),
      change: countChange('submissions'),
      // The rate only counts submissions from scans: this explains 13 submissions from 12 scans.
      detail:
        overview && overview.submissions > overview.submissionsFromScans
          ? formatMessage(messages.withoutScan, {
              count: overview.submissions - overview.submissionsFromScans,
            })
          : formatMessage(messages.submissionsHint),
    }),
    notSubmitted: metric(messages.notSubmitted, {
      value: formats.count(overview?.notSubmitted),
      change: asItIs(countChange('notSubmitted')),
      detail: formatMessage(messages.notSubmittedHint),
    }),
    provenVisits: metric(messages.provenVisits, {
      value: formats.count(overview?.provenVisits),
      detail: formatMessage(messages.provenVisitsHint),
    }),
    conversionRate: metric(messages.conversionRate, {
      value: formats.rate(overview?.conversionRate.value),
      change: before ? changes.ofEstimate(before.conversionRate, 'share') : undefined,
      certainty: certaintyOf(overview?.conversionRate, formats.rate, 'scans'),
    }),
    abandonRate: metric(messages.abandonRate, {
      value: formats.rate(overview?.abandonRate.value),
      change: theLessTheBetter(
        before ? changes.ofEstimate(before.abandonRate, 'share') : undefined,
      ),
      certainty: certaintyOf(overview?.abandonRate, formats.rate, 'scans'),
    }),
    dailyScans: metric(messages.dailyScans, {
      value: formats.average(overview?.dailyAverageScans),
      change: changes.ofCount({
        before: before?.dailyAverageScans,
        change: before?.scansChange,
        counted: before?.scans,
      }),
      detail: formatMessage(messages.dailyHint),
    }),
    dailySubmissions: metric(messages.dailySubmissions, {
      value: formats.average(overview?.dailyAverageSubmissions),
      change: changes.ofCount({
        before: before?.dailyAverageSubmissions,
        change: before?.submissionsChange,
        counted: before?.submissions,
      }),
      detail: formatMessage(messages.dailyHint),
    }),
    averageResponseTime: metric(messages.averageResponseTime, {
      value: formats.seconds(overview?.averageResponseTime),
      detail: [
        formatMessage(messages.responseTimeHint),
        typeof before?.averageResponseTime === 'number' &&
          formatMessage(messages.timeBefore, {
            time: formats.seconds(before.averageResponseTime) ?? '',
          }),
      ]
        .filter((line) => line !== false)
        .join(' '),
    }),
    medianResponseTime: metric(messages.medianResponseTime, {
      value: formats.seconds(overview?.medianResponseTime),
      detail: formatMessage(messages.medianHint),
    }),
    fastestResponseTime: metric(messages.fastestResponseTime, {
      value: formats.seconds(overview?.fastestResponseTime),
    }),
    mostActiveTime: metric(messages.mostActiveTime, {
      value: formats.hours(overview?.mostActiveTime),
      detail: formatMessage(messages.mostActiveHint),
    }),
  };
}
