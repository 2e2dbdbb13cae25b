import type { StatsOverviewQuery } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/moments';
import { messages } from './messages';
import type { Source } from './sources/useSource';

/** Formats the days of the previous period. Undefined if there is no previous period. */
export function useCompared({ known }: Source<StatsOverviewQuery>): string | undefined {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const now = useNow();
  const before = known?.statsOverview.before;
  if (!before) return undefined;

  // Formatted in UTC: these are dates without a time zone.
  const [from, to] = [new Date(before.from), new Date(before.to)];
  const isThisYear = from.getUTCFullYear() === now.getFullYear();
  const options = {
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
    timeZone: 'UTC',
  } as const;
  const days =
    before.from === before.to ? formatDate(from, options) : formatDateTimeRange(from, to, options);
  return formatMessage(messages.compared, { days });
}
