import { useDeferredValue } from 'react';

import {
  Box,
  ButtonLink,
  Card,
  Columns,
  Heading,
  Hidden,
  Inline,
  Link,
  Page,
  Stack,
  Text,
} from '@hearback/ui';
import { HelpIcon, PlusIcon } from '@hearback/ui/icons';
import {
  RatingOverTime,
  ScansAndSubmissions,
  TopPerformers,
  WeekHeatmap,
} from '@hearback/ui/widgets';

import {
  useAppShellQuery,
  useHomePageQuery,
  useNeedsAnswerQuery,
} from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { toDay, useToday } from '../../i18n/moments';
import { ownTimeZone } from '../../i18n/timeZones';
import { PageTitle } from '../../i18n/PageTitle';
import { newDocumentId, paths } from '../../paths';
import { FirstSteps } from './FirstSteps';
import * as styles from './HomePage.css';
import { messages } from './messages';
import { KeyMetrics } from './KeyMetrics';
import { LatestNotifications } from './LatestNotifications';
import { stateOf, type StatsPart } from './useMetrics';
import { NeedsAnswer } from './NeedsAnswer';
import { RecentActivity } from './RecentActivity';
import { SomethingChanged } from './SomethingChanged';
import { SampleTour } from './SampleTour';

/** Trends of the last 30 days. */
function Trends({ stats, state }: Omit<StatsPart, 'onRetry'>) {
  const { formatMessage } = useIntl();
  const today = useToday();

  return (
    <Stack gap="large" as="section">
      {/* A phone has these lines in the key metrics, and the charts one press away, under Stats. */}
      <Hidden on="phone" as="div">
        <Stack gap="small">
          <Heading level={2} size="lead">
            {formatMessage(messages.trends)}
          </Heading>
          <Columns columnWidth="half">
            <ScansAndSubmissions
              title={formatMessage(messages.chartScans)}
              state={state}
              days={stats?.series ?? []}
              today={today}
            />
            <RatingOverTime
              title={formatMessage(messages.chartRatings)}
              state={state}
              days={stats?.overTime ?? []}
              // A month is always shown by day.
              weeks={[]}
              today={today}
            />
          </Columns>
        </Stack>
      </Hidden>
      <Columns columnWidth="half">
        <TopPerformers
          title={formatMessage(messages.topPerformers)}
          state={state}
          rows={stats?.locations ?? []}
          most={4}
        />
        {/* A phone has it one press away, under Stats. */}
        <Hidden on="phone" as="div">
          <WeekHeatmap
            title={formatMessage(messages.chartHeatmap)}
            state={state}
            counts={stats?.heatmap ?? []}
          />
        </Hidden>
      </Columns>
    </Stack>
  );
}

/** One sentence on the last 30 days: answers, their rating, and how that moved beyond chance. */
function HowItGoes({ stats, state }: Omit<StatsPart, 'onRetry'>) {
  const { formatMessage, formatNumber } = useIntl();
  if (state === 'failed') return null;
  if (!stats) {
    // Unseen: as many lines as the sentence will have.
    const usual = { count: 100, rating: '8.0', trend: 'level' } as const;
    return (
      <Box style={{ visibility: 'hidden' }}>
        <Text size="statement" tone="strong">
          {formatMessage(messages.goes, usual)}
        </Text>
      </Box>
    );
  }

  const { now, change } = stats.averageRating;
  const count = stats.submissions.now;
  if (count === 0 || typeof now.value !== 'number') {
    return (
      <Text size="statement" tone="strong">
        {formatMessage(messages.goesNothing)}
      </Text>
    );
  }
  const trend = (change.low ?? 0) > 0 ? 'up' : (change.high ?? 0) < 0 ? 'down' : 'level';
  const rating = formatNumber(now.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Text size="statement" tone="strong">
      {formatMessage(messages.goes, { count, rating, trend })}
    </Text>
  );
}

/** The way to the Help Center, at the foot of a page that has enough else. */
function HelpLine() {
  const { formatMessage } = useIntl();

  return (
    <Inline gap="xsmall">
      <Text as="span" size="small" tone="muted">
        {formatMessage(messages.help)}
      </Text>
      <Text as="span" size="small">
        <Link href={paths.help}>{formatMessage(messages.helpLink)}</Link>
      </Text>
    </Inline>
  );
}

/** Articles for the first hour, in order. */
const firstArticles = [
  { path: paths.helpArticle('creator', 'how-it-fits-together'), title: messages.helpParts },
  { path: paths.helpArticle('codes', 'publish-a-code'), title: messages.helpPublish },
  { path: paths.helpArticle('frames', 'print-a-frame'), title: messages.helpPrint },
  { path: paths.helpArticle('customer-success', 'first-week'), title: messages.helpWeek },
];

/** The first articles of the Help Center and the way to it, beside the first steps. */
function HelpCard() {
  const { formatMessage } = useIntl();

  return (
    <Card
      surface="sunken"
      title={formatMessage(messages.help)}
      description={formatMessage(messages.helpText)}
    >
      <Stack gap="medium">
        <Stack as="ul" gap="small">
          {firstArticles.map(({ path, title }) => (
            <li key={path}>
              <Link href={path}>{formatMessage(title)}</Link>
            </li>
          ))}
        </Stack>
        <Inline>
          <ButtonLink icon={HelpIcon} href={paths.help}>
            {formatMessage(messages.helpLink)}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Kinds of notifications whose subject has a place of its own on this page. */
const shownItself = new Set(['NEW_FEEDBACK', 'LOW_RATING', 'ALARM']);

/** `/`: the last 30 days, and the next steps. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const today = useToday();
  const help = useHelp('home');
  const result = useHomePageQuery({
    variables: { timezone: ownTimeZone() },
    // A part that failed is null; the others are rendered.
    errorPolicy: 'all',
  });
  // Apollo's updates render synchronously; deferring them lets input interrupt this large page.
  const { data, loading } = useDeferredValue(result);
  const hasSample = useAppShellQuery().data?.me.hasSample;
  const needs = useNeedsAnswerQuery({ variables: { timezone: ownTimeZone() } });
  // The figures wait for the answers that stand over them, so that they do not move down.
  const isWaiting = needs.loading && !needs.data;
  const home = isWaiting ? undefined : data?.home;
  const isLoading = loading || isWaiting;
  const name = data?.home?.me?.firstName || (isLoading ? '…' : '');
  const joined = data?.home?.me?.dateJoined;
  const visit = joined && toDay(new Date(joined)) === today ? 'first' : 'later';
  const steps = home?.stats?.steps;
  // Before the first published code, the page shows the first steps.
  const isBeginning = steps?.hasPublishedCode === false && !steps.hasFeedback;

  const retry = () => void result.refetch().catch(() => {});
  // A failure is reported once, in place of the key metrics.
  const stats = {
    stats: home?.stats ?? undefined,
    state: stateOf(home?.stats, isLoading),
    onRetry: retry,
  };

  // One that was resolved here leaves at once; the next comes with the refetch.
  const waiting = needs.data?.feedbacks.items.filter(({ status }) => status === 'NEW') ?? [];
  const needIds = new Set(waiting.map(({ id }) => id));
  const others = home?.latestFeedback
    ?.filter(({ id }) => !needIds.has(id))
    // Beside one that waits, two have room: both cards end alike.
    .slice(0, 2 * waiting.length || undefined);
  const shown = new Set([...needIds, ...(others ?? []).map(({ id }) => id)]);
  const news = {
    // Answers and changes stand on this page themselves.
    notifications: home?.latestNotifications
      ?.filter(({ kind }) => isBeginning || !shownItself.has(kind))
      .slice(0, isBeginning ? 5 : 3),
    state: stateOf(home?.latestNotifications, isLoading),
    onRetry: retry,
  };
  const needsCard =
    (isLoading && !home) || waiting.length > 0 ? (
      <NeedsAnswer
        waiting={isLoading && !home ? undefined : waiting}
        total={needs.data?.feedbacks.pageInfo.totalCount ?? 0}
        refetch={needs.refetch}
      />
    ) : undefined;
  const newsCard =
    news.state === 'failed' || (news.notifications && news.notifications.length > 0) ? (
      <LatestNotifications {...news} />
    ) : undefined;

  return (
    <Page
      title={
        <span className={styles.greeting}>
          {name
            ? formatMessage(messages.welcome, { name, visit })
            : formatMessage(messages.welcomeAll)}
        </span>
      }
      help={help}
      purpose={isBeginning ? formatMessage(messages.purposeBeginning) : undefined}
      actions={
        <ButtonLink
          tone={isBeginning ? 'secondary' : 'primary'}
          icon={PlusIcon}
          href={paths.codeEditor(newDocumentId)}
        >
          <Hidden on="phoneVisually">{formatMessage(messages.newCode)}</Hidden>
        </ButtonLink>
      }
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        {hasSample && <SampleTour />}
        {steps && <FirstSteps steps={steps} />}
        {isBeginning ? (
          <Columns columnWidth="half">
            <LatestNotifications {...news} />
            <HelpCard />
          </Columns>
        ) : (
          <>
            <HowItGoes stats={stats.stats} state={stats.state} />
            <Columns columnWidth="half">
              {needsCard && newsCard ? (
                <Stack gap="large">
                  {needsCard}
                  {newsCard}
                </Stack>
              ) : (
                (needsCard ?? newsCard)
              )}
              {/* Where all of the newest wait, nothing else is to be told. */}
              {others?.length === 0 && waiting.length > 0 ? undefined : (
                <RecentActivity
                  feedbacks={others}
                  state={stateOf(home?.latestFeedback, isLoading)}
                  onRetry={retry}
                />
              )}
            </Columns>
            <SomethingChanged alarms={home?.alarms ?? []} />
            <KeyMetrics {...stats} isWeekReady={!isLoading} shown={shown} />
            {stats.state !== 'failed' && <Trends {...stats} />}
            <HelpLine />
          </>
        )}
      </Stack>
    </Page>
  );
}
