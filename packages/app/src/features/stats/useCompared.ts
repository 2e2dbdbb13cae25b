import type { StatsFilter, StatsOverviewQuery } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/moments';
import { messages } from './messages';
import type { Source } from './sources/useSource';

/** Formats the days of the previous period. Undefined if there is no previous period; a blank line until they are known. */
export function useCompared(
  { known, state }: Source<StatsOverviewQuery>,
  { timeframe, from }: StatsFilter,
): string | undefined {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const now = useNow();
  const before = known?.statsOverview.before;
  if (state === 'loading' && (from || (timeframe ?? 'ALL_TIME') !== 'ALL_TIME')) return '\u00A0';
  if (!before) return undefined;

  /** Formatted in UTC: these are dates without a time zone. */
  const daysOf = ([first, last]: readonly [string, string]) => {
    const [from, to] = [new Date(first), new Date(last)];
    const isThisYear = from.getUTCFullYear() === now.getFullYear();
    const options = {
      day: 'numeric',
      month: 'short',
      year: isThisYear ? undefined : 'numeric',
      timeZone: 'UTC',
    } as const;
    return first === last ? formatDate(from, options) : formatDateTimeRange(from, to, options);
  };
  const days = daysOf([before.from, before.to]);
  const { compared } = before;
  // Days that are not over are left out of the counts.
  if (!compared || compared.beforeTo === before.to)
    return formatMessage(messages.compared, { days });
  return formatMessage(messages.comparedSoFar, {
    days,
    whole: daysOf([compared.from, compared.to]),
    wholeBefore: daysOf([compared.beforeFrom, compared.beforeTo]),
  });
}
