import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

type Measured = number | null | undefined;

/** How numbers of the statistics read. What could not be measured stays null. */
export function useStatsFormats() {
  const { formatMessage, formatNumber, formatDate } = useIntl();

  const given =
    (format: (value: number) => string) =>
    (value: Measured): string | null =>
      typeof value === 'number' ? format(value) : null;

  /** An hour of the day, 0 to 23, as a reader's clock shows it. */
  const hour = (value: number) =>
    formatDate(new Date(2026, 0, 1, value), { hour: 'numeric', minute: '2-digit' });

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
      formatMessage(messages.hourRange, { from: hour(value), to: hour((value + 1) % 24) }),
    ),
    day: (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' }),
    /** Monday first. 5 January 2026 is a Monday. */
    weekday: (index: number, style: 'long' | 'short' = 'short') =>
      formatDate(Date.UTC(2026, 0, 5 + index), { weekday: style, timeZone: 'UTC' }),
  };
}
