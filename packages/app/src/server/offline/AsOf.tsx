import { useIntl } from '../../i18n/IntlProvider';
import { sinceNow } from '../../i18n/sinceNow';
import { useMoment, useNow } from '../../i18n/moments';
import { messages } from './messages';

interface Props {
  /** Milliseconds since 1970. */
  moment: number;
}

/** Shows the age of the displayed data as relative time; after a day, as a date. */
export function AsOf({ moment }: Props) {
  const { formatMessage, formatRelativeTime } = useIntl();
  const formatMoment = useMoment();
  const iso = new Date(moment).toISOString();
  const { value, unit } = sinceNow(iso, useNow().getTime());
  const time =
    unit === 'day' ? formatMoment(iso) : formatRelativeTime(value, unit, { numeric: 'auto' });

  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {formatMessage(messages.asOf, { time })}
    </time>
  );
}
