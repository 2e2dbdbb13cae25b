import { useIntl } from './IntlProvider';
import type { AnyMessage } from './AnyMessage';

interface Props {
  message: AnyMessage;
  /** What tells this screen from others of its kind: a tab's words, a document's name. */
  part?: string | undefined;
}

/** What the browser's tab says. The document's title follows from wherever this stands. */
export function PageTitle({ message, part = '' }: Props) {
  const { formatMessage } = useIntl();
  const words = [part.trim(), formatMessage(message), 'Hearback'];
  return <title>{words.filter(Boolean).join(' · ')}</title>;
}
