import { useIntl } from './IntlProvider';
import { sinceNow } from './sinceNow';
import { useMoment } from './useMoment';
import { useNow } from './useNow';

interface Props {
  /** ISO 8601. */
  moment: string;
}

/** How long ago something happened, in words that stay true; after a day, when. The moment is under the pointer. */
export function RelativeTime({ moment }: Props) {
  const { formatRelativeTime } = useIntl();
  const formatMoment = useMoment();
  const { value, unit } = sinceNow(moment, useNow().getTime());

  return (
    <time dateTime={moment} title={formatMoment(moment)}>
      {unit === 'day' ? formatMoment(moment) : formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}
