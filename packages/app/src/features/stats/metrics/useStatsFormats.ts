import type { Certainty } from '@hearback/ui/widgets';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { Estimate_EstimateFragment } from '../../../server/generated/graphql';

/** The confidence interval of an estimate, formatted. */
export function certaintyOf(
  estimate: Pick<Estimate_EstimateFragment, 'low' | 'high' | 'n'> | undefined,
  format: (value: number | null | undefined) => string | null,
  of: Certainty['of'] = 'answers',
): Certainty | undefined {
  if (!estimate) return undefined;
  const { n, low, high } = estimate;
  return { n, of, low: format(low) ?? undefined, high: format(high) ?? undefined };
}

type Measured = number | null | undefined;

/** Number formats of the statistics. Values that were not measured stay null. */
export function useStatsFormats() {
  const { formatMessage, formatNumber, formatDateTimeRange, formatTime } = useIntl();

  const given =
    (format: (value: number) => string) =>
    (value: Measured): string | null =>
      typeof value === 'number' ? format(value) : null;

  /** An hour from 0 to 24 on a fixed day, created and formatted in UTC. */
  const hour = (value: number) => Date.UTC(2026, 0, 5, value);

  return {
    count: given((value) => formatNumber(value)),
    average: given((value) => formatNumber(value, { maximumFractionDigits: 1 })),
    rating: given((value) =>
      formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    rate: given((value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })),
    score: given((value) =>
      // A minus sign as on the axis: `Intl` writes a hyphen.
      formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).replace(
        '-',
        '−',
      ),
    ),
    seconds: given((value) => {
      const whole = Math.round(value);
      if (whole < 60) return formatMessage(messages.seconds, { seconds: whole });
      return formatMessage(messages.minutes, {
        minutes: Math.floor(whole / 60),
        seconds: whole % 60,
      });
    }),
    hours: given((value) => {
      const format = { hour: 'numeric', timeZone: 'UTC' } as const;
      if (value < 23) return formatDateTimeRange(hour(value), hour(value + 1), format);
      // A range that ends on the next day would be formatted with both dates.
      return `${formatTime(hour(value), format)} – ${formatTime(hour(value + 1), format)}`;
    }),
  };
}
