import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, EmptyState, Hidden, Link, Page, Skeleton, Stack } from '@hearback/ui';
import { CalendarIcon, PrintIcon } from '@hearback/ui/icons';
import { useStatsReportQuery } from '../../../server/generated/hooks';
import { useHelp } from '../../../shell/help/useHelp';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/timeZones';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { StatsFailed } from '../StatsFailed';
import './print.css';
import { messages } from './messages';
import { monthOf, useMonthNames } from './months';
import { readReportChoice, type ReportChoice, writeReportChoice } from './reportChoice';
import { ReportChoices } from './ReportChoices';
import { ReportSheet } from './ReportSheet';
import * as styles from './sheet.css';
import { SheetHead } from './SheetHead';

/** Sets the print size to A4 without page margins while the page is mounted. */
function usePaper() {
  useEffect(() => {
    // A constructed style sheet: the page's CSP forbids inline styles. Browsers without support print on the
    // paper of their settings.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const rules = new CSSStyleSheet();
    rules.replaceSync('@page { size: A4 portrait; margin: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, []);
}

/** Skeleton of the sheet. */
function SheetSkeleton() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.sheet} data-theme="light" aria-busy="true">
      <Hidden>{formatMessage(messages.loading)}</Hidden>
      <Skeleton shape="title" width="half" />
      <div className={styles.figures}>
        {['first', 'second', 'third'].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
      <Skeleton shape="block" />
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
    </div>
  );
}

/** `/stats/report/`: a one-page report of a month. The choices are stored in the address. */
export function StatsReportPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('statsReport');
  const { monthName } = useMonthNames();
  const [address, setAddress] = useSearchParams();
  const [newest] = useState(() => monthOf(new Date()));
  const choice = readReportChoice(address, newest);
  usePaper();

  const { data, previousData, error, refetch } = useStatsReportQuery({
    variables: {
      month: choice.month,
      timezone: ownTimeZone(),
      ...(choice.company && { companyId: choice.company }),
      ...(choice.location && { locationId: choice.location }),
      ...(choice.tag && { tag: choice.tag }),
    },
  });
  const report = data?.statsReport;
  const first = (report ?? previousData?.statsReport)?.firstMonth ?? newest;
  const isEmpty = report && report.scans.now === 0 && report.submissions.now === 0;

  const change = (part: Partial<ReportChoice>) =>
    setAddress(writeReportChoice({ ...choice, ...part }), { replace: true });

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      above={<Link href={paths.stats}>{formatMessage(messages.back)}</Link>}
      actions={
        <Button
          tone="primary"
          icon={PrintIcon}
          isDisabled={!report || isEmpty}
          onPress={() => window.print()}
        >
          {formatMessage(messages.print)}
        </Button>
      }
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        <ReportChoices choice={choice} first={first} newest={newest} onChange={change} />
        {error && !report ? (
          <StatsFailed onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <div className={styles.desk}>
            {!report ? (
              <SheetSkeleton />
            ) : isEmpty ? (
              <article className={styles.sheet} data-theme="light">
                <SheetHead report={report} />
                <EmptyState icon={CalendarIcon} title={formatMessage(messages.nothing)}>
                  {formatMessage(messages.nothingText, { month: monthName(report.month) })}
                </EmptyState>
              </article>
            ) : (
              <ReportSheet report={report} />
            )}
          </div>
        )}
      </Stack>
    </Page>
  );
}
