import type { KeyMetricProps, MetricChange } from '@hearback/ui/widgets';

import type { HomeStats_StatsFragment } from '../../server/generated/graphql';
import { useChanges } from '../../lists/changes/useChanges';
import type { AnyMessage } from '../../i18n/Messages';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

export type PartState = 'ready' | 'loading' | 'failed';

/** Props of every part of the page that shows statistics. */
export interface StatsPart {
  /** Undefined until loaded. */
  stats: HomeStats_StatsFragment | undefined;
  state: PartState;
  onRetry: () => void;
}

/** Loading state of one part of the page: null means that the server could not read it. */
export const stateOf = (part: object | null | undefined, isLoading: boolean): PartState =>
  part ? 'ready' : isLoading ? 'loading' : 'failed';

type NumberFormat = Parameters<ReturnType<typeof useIntl>['formatNumber']>[1];
type EstimateMetric = HomeStats_StatsFragment['averageRating'];

interface Reading {
  label: AnyMessage;
  /** Format options of the number. */
  options: NumberFormat;
  change: MetricChange | undefined;
  course?: readonly (number | null)[] | undefined;
  of?: 'answers' | 'scans';
}

/** Formatted key metrics. Values are null until loaded. */
export function useMetrics(stats: HomeStats_StatsFragment | undefined): KeyMetricProps[] {
  const { formatMessage, formatNumber } = useIntl();
  const changes = useChanges();

  const countOf = (
    label: AnyMessage,
    metric: HomeStats_StatsFragment['scans'] | undefined,
    course: readonly number[] | undefined,
  ): KeyMetricProps => ({
    label: formatMessage(label),
    value: metric ? formatNumber(metric.now) : null,
    change: metric && changes.ofCount(metric),
    course,
  });

  const estimateOf = (metric: EstimateMetric | undefined, reading: Reading): KeyMetricProps => {
    const { label, options, change, course, of = 'answers' } = reading;
    const known = (value: number | null | undefined) =>
      typeof value === 'number' ? formatNumber(value, options) : undefined;
    return {
      label: formatMessage(label),
      value: known(metric?.now.value) ?? null,
      change,
      course,
      certainty: metric && {
        n: metric.now.n,
        of,
        low: known(metric.now.low),
        high: known(metric.now.high),
      },
    };
  };

  return [
    countOf(
      messages.scans,
      stats?.scans,
      stats?.series.map(({ scans }) => scans),
    ),
    countOf(
      messages.submissions,
      stats?.submissions,
      stats?.series.map(({ submissions }) => submissions),
    ),
    estimateOf(stats?.conversionRate, {
      label: messages.conversionRate,
      options: { style: 'percent', maximumFractionDigits: 1 },
      change: stats && changes.ofEstimate(stats.conversionRate.change, 'share'),
      course: stats?.series.map(({ scans, submissions }) =>
        scans === 0 ? null : Math.min(1, submissions / scans),
      ),
      of: 'scans',
    }),
    estimateOf(stats?.averageRating, {
      label: messages.averageRating,
      options: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
      change: stats && changes.ofEstimate(stats.averageRating.change, 'rating'),
      course: stats?.overTime.map(({ average }) => average),
    }),
    estimateOf(stats?.nps, {
      label: messages.nps,
      options: { maximumFractionDigits: 0, signDisplay: 'exceptZero' },
      change: stats && changes.ofEstimate(stats.nps.change, 'score'),
    }),
  ];
}
