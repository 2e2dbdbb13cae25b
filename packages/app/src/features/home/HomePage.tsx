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
import { HelpIcon, QrIcon } from '@hearback/ui/icons';
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
import { WeekCard } from './WeekCard';

/** Trends of the last 30 days. */
function Trends({ stats, state }: Omit<StatsPart, 'onRetry'>) {
  const { formatMessage } = useIntl();
  const today = useToday();

  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="lead">
        {formatMessage(messages.trends)}
      </Heading>
      <Stack gap="large">
        <Columns columnWidth="half">
          <ScansAndSubmissions
            title={formatMessage(messages.chartScans)}
            state={state}
            days={stats?.series ?? []}
            today={today}
          />
          {/* A phone has its line in the key metrics, and the chart one press away, under Stats. */}
          <Hidden on="phone" as="div">
            <RatingOverTime
              title={formatMessage(messages.chartRatings)}
              state={state}
              days={stats?.overTime ?? []}
              // A month is always shown by day.
              weeks={[]}
              today={today}
            />
          </Hidden>
        </Columns>
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

/** Link to the Help Center, beside the first steps. */
function HelpCard() {
  const { formatMessage } = useIntl();

  return (
    <Card
      surface="sunken"
      title={formatMessage(messages.help)}
      description={formatMessage(messages.helpText)}
    >
      <Inline>
        <ButtonLink icon={HelpIcon} href={paths.help}>
          {formatMessage(messages.helpLink)}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

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

  const news = {
    // New answers are beside them, with their words.
    notifications: home?.latestNotifications?.filter(({ kind }) => kind !== 'NEW_FEEDBACK'),
    state: stateOf(home?.latestNotifications, isLoading),
    onRetry: retry,
  };

  const hasOnlyAnswers =
    news.notifications?.length === 0 && (home?.latestNotifications?.length ?? 0) > 0;

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
          icon={QrIcon}
          href={paths.codeEditor(newDocumentId)}
        >
          {formatMessage(messages.newCode)}
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
              <NeedsAnswer
                isLoading={isLoading && !home}
                data={needs.data}
                refetch={needs.refetch}
              />
              <WeekCard isReady={!isLoading} />
            </Columns>
            <SomethingChanged alarms={home?.alarms ?? []} />
            <KeyMetrics {...stats} />
            <Columns columnWidth="half">
              <RecentActivity
                feedbacks={home?.latestFeedback ?? undefined}
                state={stateOf(home?.latestFeedback, isLoading)}
                onRetry={retry}
              />
              {/* New answers alone are said beside it already: "Nothing new" would contradict their number. */}
              {hasOnlyAnswers ? undefined : <LatestNotifications {...news} />}
            </Columns>
            {stats.state !== 'failed' && <Trends {...stats} />}
            <HelpLine />
          </>
        )}
      </Stack>
    </Page>
  );
}
