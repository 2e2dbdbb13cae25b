import { useIntl } from './IntlProvider';
import type { AnyMessage } from './AnyMessage';

interface Props {
  message: AnyMessage;
}

/** What the browser's tab says. The document's title follows from wherever this stands. */
export function PageTitle({ message }: Props) {
  const { formatMessage } = useIntl();
  return <title>{`${formatMessage(message)} · Hearback`}</title>;
}
