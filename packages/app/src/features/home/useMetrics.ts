import type { KeyMetricProps, MetricChange } from '@hearback/ui/widgets';

import type { HomeStats_StatsFragment } from '../../apollo/generated/graphql';
import type { AnyMessage } from '../../i18n/AnyMessage';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { countChange, estimateDirection } from './changes';

type NumberFormat = Parameters<ReturnType<typeof useIntl>['formatNumber']>[1];
type EstimateMetric = HomeStats_StatsFragment['averageRating'];

interface Reading {
  label: AnyMessage;
  /** How the number reads, and how far it moved. */
  format: (value: number) => string;
  amount: (value: number) => string;
  higher: typeof messages.higher;
  lower: typeof messages.lower;
  of: 'answers' | 'scans';
}

const percent: NumberFormat = { style: 'percent', maximumFractionDigits: 1 };
const wholePercent: NumberFormat = { style: 'percent', maximumFractionDigits: 0 };
const oneDigit: NumberFormat = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const score: NumberFormat = { maximumFractionDigits: 0, signDisplay: 'exceptZero' };
const whole: NumberFormat = { maximumFractionDigits: 0 };

/** The main numbers in the reader's words. Their values are null until they are known. */
export function useMetrics(stats: HomeStats_StatsFragment | undefined): KeyMetricProps[] {
  const { formatMessage, formatNumber } = useIntl();
  const write = (options: NumberFormat) => (value: number) => formatNumber(value, options);

  const countOf = (
    label: AnyMessage,
    metric: HomeStats_StatsFragment['scans'] | undefined,
  ): KeyMetricProps => {
    const change = metric && countChange(metric);
    const words = () => {
      if (!change) return '';
      if (change.share === null) return formatMessage(messages.before, { count: change.before });
      const amount = formatNumber(Math.abs(change.share), wholePercent);
      if (change.direction === 'level') return formatMessage(messages.asBefore);
      return formatMessage(change.direction === 'up' ? messages.more : messages.fewer, { amount });
    };
    return {
      label: formatMessage(label),
      value: metric ? formatNumber(metric.now) : null,
      change: change && { direction: change.direction, words: words() },
    };
  };

  const estimateOf = (metric: EstimateMetric | undefined, reading: Reading): KeyMetricProps => {
    const { format, amount, higher, lower, of } = reading;
    const known = (value: number | null | undefined) =>
      typeof value === 'number' ? format(value) : undefined;
    const direction = metric && estimateDirection(metric.change);
    const moved = amount(Math.abs(metric?.change.value ?? 0));
    const words: Record<MetricChange['direction'], string> = {
      up: formatMessage(higher, { amount: moved }),
      down: formatMessage(lower, { amount: moved }),
      level: formatMessage(messages.noClearChange),
    };
    return {
      label: formatMessage(reading.label),
      value: known(metric?.now.value) ?? null,
      change: direction && { direction, words: words[direction] },
      certainty: metric && {
        n: metric.now.n,
        of,
        low: known(metric.now.low),
        high: known(metric.now.high),
      },
    };
  };

  const plain = { higher: messages.higher, lower: messages.lower, of: 'answers' } as const;
  return [
    countOf(messages.scans, stats?.scans),
    countOf(messages.submissions, stats?.submissions),
    estimateOf(stats?.conversionRate, {
      label: messages.conversionRate,
      format: write(percent),
      amount: (share) => formatNumber(100 * share, oneDigit),
      higher: messages.pointsHigher,
      lower: messages.pointsLower,
      of: 'scans',
    }),
    estimateOf(stats?.averageRating, {
      ...plain,
      label: messages.averageRating,
      format: write(oneDigit),
      amount: write(oneDigit),
    }),
    estimateOf(stats?.nps, {
      ...plain,
      label: messages.nps,
      format: write(score),
      amount: write(whole),
    }),
  ];
}
