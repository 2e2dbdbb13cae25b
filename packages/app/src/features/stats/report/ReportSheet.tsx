import { Logo } from '@hearback/ui';

import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { Course } from './Course';
import { Figures } from './Figures';
import { messages } from './messages';
import { Moves } from './Moves';
import { Quotes } from './Quotes';
import { Resolved } from './Resolved';
import * as styles from './sheet.css';
import { SheetHead } from './SheetHead';
import { useReportWords } from './useReportWords';

interface Props {
  report: Report_ReportFragment;
}

/** The report on one sheet of A4: short enough for it, whatever happened in the month. */
export function ReportSheet({ report }: Props) {
  const { formatMessage } = useIntl();
  const { large, small, moves } = useReportWords(report);

  return (
    <article className={styles.sheet} data-theme="light">
      <SheetHead report={report} />
      <Figures figures={large} size="large" />
      <Figures figures={small} size="small" />
      <Course days={report.series} />
      <div className={styles.columns}>
        <Moves report={report} moves={moves} />
        <Resolved resolved={report.resolved} />
      </div>
      <Quotes quotes={report.quotes} />
      <footer className={styles.foot}>
        <p className={styles.quiet}>{formatMessage(messages.meant)}</p>
        <Logo size="small" />
      </footer>
    </article>
  );
}
