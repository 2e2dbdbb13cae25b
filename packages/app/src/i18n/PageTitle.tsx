import { useIntl } from './IntlProvider';
import type { AnyMessage } from './Messages';

interface Props {
  message: AnyMessage;
  /** Distinguishes this screen from others of its kind: a tab's label, a document's name. */
  part?: string | undefined;
}

/** Sets the document's title. Can be rendered anywhere in the tree. */
export function PageTitle({ message, part = '' }: Props) {
  const { formatMessage } = useIntl();
  const words = [part.trim(), formatMessage(message), 'Hearback'];
  return <title>{words.filter(Boolean).join(' · ')}</title>;
}
