import type { Report_ReportFragment, ReportQuoteKind } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './sheet.css';
import { useMonthNames } from './useMonthNames';

interface Props {
  quotes: Report_ReportFragment['quotes'];
}

const looks = {
  PRAISE: styles.quote.praise,
  COMPLAINT: styles.quote.complaint,
  OTHER: styles.quote.other,
} as const satisfies Record<ReportQuoteKind, string>;

/** Up to three comments, word for word. */
export function Quotes({ quotes }: Props) {
  const { formatMessage } = useIntl();
  const { dayOf } = useMonthNames();

  return (
    <section className={styles.column}>
      <h3 className={styles.heading}>{formatMessage(messages.quotes)}</h3>
      {quotes.length === 0 && <p className={styles.quiet}>{formatMessage(messages.noQuotes)}</p>}
      <div className={styles.quotes}>
        {quotes.map(({ id, kind, comment, rating, location, occurredAt }) => (
          <blockquote key={id} className={looks[kind]}>
            <p className={styles.words}>{comment}</p>
            <footer>
              <p className={styles.oneLine}>{location}</p>
              <p className={styles.quiet}>
                {typeof rating === 'number' && `${formatMessage(messages.rated, { rating })} · `}
                {dayOf(occurredAt)}
              </p>
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}
