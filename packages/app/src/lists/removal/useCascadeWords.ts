import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** How much goes with something. */
interface Counts {
  locations: number;
  codes: number;
  feedback: number;
}

/** What goes with something, in words: “2 locations, 3 QR codes, and 40 answers”. Empty for nothing. */
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
