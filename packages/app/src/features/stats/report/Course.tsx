import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { layOutCourse } from './layOutCourse';
import { messages } from './messages';
import * as styles from './sheet.css';
import { useMonthNames } from './useMonthNames';

interface Props {
  days: Report_ReportFragment['series'];
}

const size = { width: 700, height: 100 };

/** How the month ran: a bar for each day. */
export function Course({ days }: Props) {
  const { formatMessage } = useIntl();
  const { dayName } = useMonthNames();
  const busiest = days.reduce(
    (most, day) => (day.submissions > most.submissions ? day : most),
    days[0] ?? { date: '', submissions: 0 },
  );

  return (
    <section className={styles.course}>
      <div className={styles.courseHead}>
        <h3 className={styles.heading}>{formatMessage(messages.course)}</h3>
        {busiest.submissions > 0 && (
          <p className={styles.quiet}>
            {formatMessage(messages.busiest, {
              day: dayName(busiest.date),
              count: busiest.submissions,
            })}
          </p>
        )}
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {layOutCourse(days, size).map(({ date, ...place }) => (
          <rect key={date} className={styles.bar} {...place} />
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayName(days[0]?.date ?? '')}</span>
        <span>{dayName(days.at(-1)?.date ?? '')}</span>
      </div>
    </section>
  );
}
