import type { StatsOverviewQuery } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/useNow';
import { messages } from './messages';
import type { Source } from './sources/useSource';

/** Says which days the changes are changes from. Undefined when there is nothing to compare with. */
export function useCompared({ known }: Source<StatsOverviewQuery>): string | undefined {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const now = useNow();
  const before = known?.statsOverview.before;
  if (!before) return undefined;

  // Days as they are written, in no place's time.
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
