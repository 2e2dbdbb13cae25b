import { Suspense } from 'react';

import { useSearchParams } from 'react-router-dom';

import { ButtonLink, Notice, Page, Stack, Tabs } from '@hearback/ui';
import { PrintIcon } from '@hearback/ui/icons';

import { useStatsOverviewQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { PageTitle } from '../../i18n/PageTitle';
import { lazyPage } from '../../loading/lazyPage';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { paths } from '../../paths';
import { messages } from './messages';
import { writeReportChoice } from './report/reportChoice';
import {
  readStatsChoice,
  subjects,
  tabs,
  toStatsFilter,
  writeStatsChoice,
  type StatsChoice,
  type StatsTab,
} from './statsFilter';
import { StatsFilters } from './StatsFilters';
import { OverviewTab } from './tabs/OverviewTab';
import { useLiveStats } from './useLiveStats';

/** The first one comes with the page: whoever opens the page sees it. */
const contents = {
  overview: OverviewTab,
  'scans-submissions': lazyPage(() =>
    import('./tabs/ScansAndSubmissionsTab').then((file) => file.ScansAndSubmissionsTab),
  ),
  ratings: lazyPage(() => import('./tabs/RatingsTab').then((file) => file.RatingsTab)),
  feedback: lazyPage(() => import('./tabs/FeedbackTab').then((file) => file.FeedbackTab)),
  'locations-codes': lazyPage(() =>
    import('./tabs/LocationsAndCodesTab').then((file) => file.LocationsAndCodesTab),
  ),
  forms: lazyPage(() => import('./tabs/FormsTab').then((file) => file.FormsTab)),
} as const satisfies Record<StatsTab, unknown>;

/** `/stats/`: what is chosen lies in the address. */
export function StatsPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('stats');
  const [address, setAddress] = useSearchParams();
  const choice = readStatsChoice(address);
  const filter = toStatsFilter(choice, ownTimeZone());
  const Content = contents[choice.tab];

  const { data } = useStatsOverviewQuery({ variables: { filter } });
  const isRecounting = data?.statsOverview.isRecounting === true;
  useLiveStats({ isRecounting });

  const { company, location } = choice;
  // The sheet is of one place, or of a company, or of all.
  const report = writeReportChoice({ month: '', company: location ? '' : company, location });
  const ofPlace = report.size > 0 ? `?${report.toString()}` : '';

  const change = (part: Partial<StatsChoice>) =>
    setAddress(writeStatsChoice({ ...choice, ...part }), {
      replace: true,
      // At once: what was pressed has to answer, and charts take their time to draw.
      flushSync: true,
    });

  const title = formatMessage(choice.subject ? subjects[choice.subject] : messages.title);
  const tab = tabs.find(({ id }) => id === choice.tab);
  const titlePart = tab && choice.tab !== 'overview' ? formatMessage(tab.label) : undefined;

  return (
    <Page
      title={title}
      help={help}
      purpose={formatMessage(messages.purpose)}
      actions={
        <ButtonLink icon={PrintIcon} href={paths.statsReport + ofPlace}>
          {formatMessage(messages.report)}
        </ButtonLink>
      }
    >
      <PageTitle
        message={choice.subject ? subjects[choice.subject] : messages.title}
        part={titlePart}
      />
      <Stack gap="large">
        <StatsFilters choice={choice} onChange={change} />
        {isRecounting && (
          <Notice tone="info" title={formatMessage(messages.recounting)}>
            {formatMessage(messages.recountingText)}
          </Notice>
        )}
        <Tabs
          label={formatMessage(messages.tabs)}
          tabs={tabs.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          selected={choice.tab}
          onSelect={(id) => change({ tab: id as StatsTab, subject: undefined })}
        >
          <Suspense fallback={<PartSkeleton shape="tiles" />}>
            <Content filter={filter} />
          </Suspense>
        </Tabs>
      </Stack>
    </Page>
  );
}
