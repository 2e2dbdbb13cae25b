import { useIntl } from '../../i18n/IntlProvider';
import { sinceNow } from '../../i18n/sinceNow';
import { useMoment } from '../../i18n/useMoment';
import { useNow } from '../../i18n/useNow';
import { messages } from './messages';

interface Props {
  /** Milliseconds since 1970. */
  moment: number;
}

/** How old what is shown is, in words that stay true; after a day, from when. */
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
