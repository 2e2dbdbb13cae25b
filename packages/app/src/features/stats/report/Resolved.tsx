import { CheckIcon, ClockIcon } from '@hearback/ui/icons';

import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './sheet.css';

interface Props {
  resolved: Report_ReportFragment['resolved'];
}

/** Maximum number of examples. */
const examplesShown = 2;
const hoursOfDays = 48;

/** Resolved and open submissions. */
export function Resolved({ resolved }: Props) {
  const { formatMessage } = useIntl();
  const { count, medianHours, openLowRatings, examples } = resolved;
  const timeOf = (hours: number) =>
    hours <= hoursOfDays
      ? formatMessage(messages.hours, { count: Math.max(1, Math.ceil(hours)) })
      : formatMessage(messages.days, { count: Math.ceil(hours / 24) });

  return (
    <section className={styles.column}>
      <h3 className={styles.heading}>{formatMessage(messages.resolved)}</h3>
      <ul className={styles.list}>
        <li className={styles.item}>
          <span className={count > 0 ? styles.sign.better : styles.sign.plain}>
            <CheckIcon size="small" />
          </span>
          <p className={styles.sentence}>
            {count > 0 && typeof medianHours === 'number'
              ? formatMessage(messages.resolvedIn, { count, time: timeOf(medianHours) })
              : formatMessage(messages.resolvedCount, { count })}
          </p>
        </li>
        <li className={styles.item}>
          <span className={openLowRatings > 0 ? styles.sign.worse : styles.sign.better}>
            {openLowRatings > 0 ? <ClockIcon size="small" /> : <CheckIcon size="small" />}
          </span>
          <p className={styles.sentence}>
            {formatMessage(messages.stillOpen, { count: openLowRatings })}
          </p>
        </li>
      </ul>
      {examples.slice(0, examplesShown).map(({ id, comment, location, hours }) => (
        <blockquote key={id} className={styles.quote.other}>
          <p className={styles.shortWords}>{comment}</p>
          <footer className={styles.twoLines}>
            {formatMessage(messages.within, { location, time: timeOf(hours) })}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
