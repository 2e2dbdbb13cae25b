import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Numbers of entities that are deleted with another. */
interface Counts {
  locations: number;
  codes: number;
  feedback: number;
}

/** Lists what is deleted with an entity: “2 locations, 3 QR codes, and 40 answers”. Empty if nothing is. */
export function useCascadeWords() {
  const { formatMessage, formatList } = useIntl();

  return ({ locations, codes, feedback }: Counts): string =>
    formatList(
      [
        { count: locations, message: messages.locations },
        { count: codes, message: messages.codes },
        { count: feedback, message: messages.feedback },
      ].flatMap(({ count, message }) => (count > 0 ? [formatMessage(message, { count })] : [])),
    );
}
