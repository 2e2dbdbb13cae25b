import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';

import { MoreActions, Notice, Page, Stack, Tabs } from '@hearback/ui';
import { PrintIcon, SplitIcon } from '@hearback/ui/icons';

import { useStatsOverviewQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/timeZones';
import { PageTitle } from '../../i18n/PageTitle';
import { lazyPage } from '../../loading/lazy';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { paths } from '../../paths';
import { useAccess } from '../../session/useAccess';
import { messages } from './messages';
import { writeReportChoice } from './report/reportChoice';
import {
  readStatsChoice,
  type StatsChoice,
  type StatsTab,
  subjects,
  statsTabs,
  toStatsFilter,
  writeStatsChoice,
} from './statsFilter';
import { StatsFilters } from './StatsFilters';
import { OverviewTab } from './tabs/OverviewTab';
import { useAccountEvents } from '../../server/useAccountEvents';

/** Batches simultaneous submissions into one refetch. */
const gatherMs = 500;

/** Minimum interval between refetches while submissions keep arriving. */
const restMs = 5_000;

/** Polling interval while the statistics are recomputed. */
const recountMs = 3_000;

const isOfStats = (name: string | undefined) => name?.startsWith('Stats') === true;

/** Refetches the active statistics on a new submission, and while they are recomputed. */
function useLiveStats({ isRecounting }: { isRecounting: boolean }) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);

  const ask = useRef(() => {
    timer.current = undefined;
    asked.current = Date.now();
    const { results } = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => isOfStats(queryName),
    });
    // Each query reports its own failure.
    for (const result of results) if (result instanceof Promise) result.catch(() => {});
  });

  useAccountEvents({
    onEvent: ({ feedbackChanged }) => {
      if (!feedbackChanged) return;
      const rest = asked.current + restMs - Date.now();
      timer.current ??= setTimeout(() => ask.current(), Math.max(gatherMs, rest));
    },
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isRecounting) return undefined;
    const polling = setInterval(() => ask.current(), recountMs);
    return () => clearInterval(polling);
  }, [isRecounting]);
}

/** The first tab is part of the page's chunk, as it is shown on opening. */
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
  places: lazyPage(() => import('./tabs/PlacesTab').then((file) => file.PlacesTab)),
  answers: lazyPage(() => import('./tabs/AnswersTab').then((file) => file.AnswersTab)),
  forms: lazyPage(() => import('./tabs/FormStatsTab').then((file) => file.FormStatsTab)),
  compare: lazyPage(() => import('./tabs/CompareTab').then((file) => file.CompareTab)),
} as const satisfies Record<StatsTab, unknown>;

/** `/stats/`: the choices are stored in the address. */
export function StatsPage() {
  const { mayManageAll } = useAccess();
  const { formatMessage } = useIntl();
  const help = useHelp('stats');
  const [address, setAddress] = useSearchParams();
  const choice = readStatsChoice(address);
  const filter = toStatsFilter(choice, ownTimeZone());
  const Content = contents[choice.tab];

  const { data } = useStatsOverviewQuery({ variables: { filter } });
  const isRecounting = data?.statsOverview.isRecounting === true;
  useLiveStats({ isRecounting });

  const { company, location, tag } = choice;
  // The report covers one location, one company, or all, and a tag of these.
  const report = writeReportChoice({ month: '', company: location ? '' : company, location, tag });
  const ofPlace = report.size > 0 ? `?${report.toString()}` : '';

  const change = (part: Partial<StatsChoice>) =>
    setAddress(writeStatsChoice({ ...choice, ...part }), {
      replace: true,
      // Synchronous, so that the control responds before the charts render.
      flushSync: true,
    });

  const title = formatMessage(choice.subject ? subjects[choice.subject] : messages.title);
  const tab = statsTabs.find(({ id }) => id === choice.tab);
  const titlePart = tab && choice.tab !== 'overview' ? formatMessage(tab.label) : undefined;

  return (
    <Page
      title={title}
      help={help}
      purpose={formatMessage(messages.purpose)}
      actions={
        <MoreActions
          actions={[
            ...(mayManageAll
              ? [
                  {
                    id: 'experiments',
                    label: formatMessage(messages.experiments),
                    icon: SplitIcon,
                    href: paths.experiments,
                  },
                ]
              : []),
            {
              id: 'report',
              label: formatMessage(messages.report),
              icon: PrintIcon,
              href: paths.statsReport + ofPlace,
            },
          ]}
        />
      }
    >
      <PageTitle
        message={choice.subject ? subjects[choice.subject] : messages.title}
        part={titlePart}
      />
      <Stack gap="small">
        <StatsFilters choice={choice} onChange={change} />
        {isRecounting && (
          <Notice tone="info" title={formatMessage(messages.recounting)}>
            {formatMessage(messages.recountingText)}
          </Notice>
        )}
        <Tabs
          label={formatMessage(messages.tabs)}
          tabs={statsTabs.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          selected={choice.tab}
          onSelect={(id) => change({ tab: id as StatsTab, subject: undefined })}
        >
          <Suspense fallback={<PartSkeleton shape="tiles" />}>
            <Content filter={filter} choice={choice} onChange={change} />
          </Suspense>
        </Tabs>
      </Stack>
    </Page>
  );
}
