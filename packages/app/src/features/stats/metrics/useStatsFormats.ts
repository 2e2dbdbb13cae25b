import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

type Measured = number | null | undefined;

/** How numbers of the statistics read. What could not be measured stays null. */
export function useStatsFormats() {
  const { formatMessage, formatNumber, formatDateTimeRange } = useIntl();

  const given =
    (format: (value: number) => string) =>
    (value: Measured): string | null =>
      typeof value === 'number' ? format(value) : null;

  /** An hour of some day, 0 to 24, read and written in the same zone. */
  const hour = (value: number) => Date.UTC(2026, 0, 5, value);

  return {
    count: given((value) => formatNumber(value)),
    average: given((value) => formatNumber(value, { maximumFractionDigits: 1 })),
    rating: given((value) =>
      formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    rate: given((value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })),
    score: given((value) =>
      formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    ),
    seconds: given((value) => {
      const whole = Math.round(value);
      if (whole < 60) return formatMessage(messages.seconds, { seconds: whole });
      return formatMessage(messages.minutes, {
        minutes: Math.floor(whole / 60),
        seconds: whole % 60,
      });
    }),
    hours: given((value) =>
      formatDateTimeRange(hour(value), hour(value + 1), {
        hour: 'numeric',
        timeZone: 'UTC',
      }),
    ),
  };
}
