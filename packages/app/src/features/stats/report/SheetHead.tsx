import { useIntl } from '../../../i18n/IntlProvider';
import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { messages } from './messages';
import * as styles from './sheet.css';
import { useMonthNames } from './months';

interface Props {
  report: Pick<
    Report_ReportFragment,
    'month' | 'to' | 'isOver' | 'before' | 'company' | 'location'
  >;
}

/** Subject and period of the report. */
export function SheetHead({ report }: Props) {
  const { formatMessage } = useIntl();
  const { monthName, dayName, dayRange } = useMonthNames();
  const { month, to, isOver, before, company, location } = report;
  const name = location ?? company ?? formatMessage(messages.allLocations);

  return (
    <header className={styles.head}>
      <div className={styles.whose}>
        <p className={styles.over}>
          {formatMessage(messages.title)}
          {location && company && ` · ${company}`}
        </p>
        <h2 className={styles.name}>{name}</h2>
      </div>
      <div className={styles.headSide}>
        <p className={styles.month}>
          {isOver ? monthName(month) : formatMessage(messages.soFar, { month: monthName(month) })}
        </p>
        {!isOver && (
          <p className={styles.quiet}>{formatMessage(messages.upTo, { day: dayName(to) })}</p>
        )}
        <p className={styles.quiet}>
          {before
            ? formatMessage(messages.compared, { days: dayRange(before) })
            : formatMessage(messages.notCompared)}
        </p>
      </div>
    </header>
  );
}
