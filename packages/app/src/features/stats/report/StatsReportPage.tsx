import { useState } from 'react';

import { useSearchParams } from 'react-router-dom';

import { Button, EmptyState, Link, Page, Stack } from '@hearback/ui';
import { CalendarIcon, PrintIcon } from '@hearback/ui/icons';

import { useStatsReportQuery } from '../../../server/generated/hooks';
import { useHelp } from '../../../shell/help/useHelp';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/ownTimeZone';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { StatsFailed } from '../StatsFailed';
import './print.css';
import { messages } from './messages';
import { monthOf } from './months';
import { readReportChoice, writeReportChoice, type ReportChoice } from './reportChoice';
import { ReportChoices } from './ReportChoices';
import { ReportSheet } from './ReportSheet';
import * as styles from './sheet.css';
import { SheetHead } from './SheetHead';
import { SheetSkeleton } from './SheetSkeleton';
import { usePaper } from './usePaper';
import { useMonthNames } from './useMonthNames';

/** `/stats/report/`: one page about a month. What is chosen lies in the address. */
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
