import { useDeferredValue } from 'react';

import { ButtonLink, Columns, Page, Stack } from '@hearback/ui';
import { QrIcon } from '@hearback/ui/icons';
import { TopPerformers } from '@hearback/ui/widgets';

import { useHomePageQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { PageTitle } from '../../i18n/PageTitle';
import { newId, paths } from '../../paths';
import { FirstSteps } from './FirstSteps';
import { HelpCard } from './HelpCard';
import { KeyMetrics } from './KeyMetrics';
import { LatestNotifications } from './LatestNotifications';
import { messages } from './messages';
import { stateOf } from './part';
import { RecentActivity } from './RecentActivity';
import { Trends } from './Trends';

/** `/`: how the last 30 days went, and what comes next. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const help = useHelp('home');
  const result = useHomePageQuery({
    variables: { timezone: ownTimeZone() },
    // A part that failed is null; the others are shown.
    errorPolicy: 'all',
  });
  // Apollo's answers are drawn at once, whatever they take; this much is drawn in slices.
  const { data, loading } = useDeferredValue(result);
  const home = data?.home;
  const name = home?.me?.firstName;
  const steps = home?.stats?.steps;
  // Nothing can be counted yet: the page is about the way there.
  const isBeginning = steps?.hasPublishedCode === false && !steps.hasFeedback;

  const retry = () => void result.refetch().catch(() => {});
  // What failed is said once, in the place of the key metrics.
  const stats = {
    stats: home?.stats ?? undefined,
    state: stateOf(home?.stats, loading),
    onRetry: retry,
  };

  const news = {
    notifications: home?.latestNotifications ?? undefined,
    state: stateOf(home?.latestNotifications, loading),
    onRetry: retry,
  };

  return (
    <Page
      title={name ? formatMessage(messages.welcome, { name }) : formatMessage(messages.welcomeAll)}
      help={help}
      purpose={formatMessage(isBeginning ? messages.purposeBeginning : messages.purpose)}
      actions={
        <ButtonLink
          tone={isBeginning ? 'secondary' : 'primary'}
          icon={QrIcon}
          href={paths.codeEditor(newId)}
        >
          {formatMessage(messages.newCode)}
        </ButtonLink>
      }
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        {steps && <FirstSteps steps={steps} />}
        {isBeginning ? (
          <Columns columnWidth="half">
            <LatestNotifications {...news} />
            <HelpCard />
          </Columns>
        ) : (
          <>
            <KeyMetrics {...stats} />
            <Columns columnWidth="half">
              <RecentActivity
                feedbacks={home?.latestFeedback ?? undefined}
                state={stateOf(home?.latestFeedback, loading)}
                onRetry={retry}
              />
              <LatestNotifications {...news} />
            </Columns>
            {stats.state !== 'failed' && (
              <TopPerformers
                title={formatMessage(messages.topPerformers)}
                state={stats.state}
                rows={stats.stats?.locations ?? []}
                most={3}
              />
            )}
            {stats.state !== 'failed' && <Trends {...stats} />}
            <HelpCard />
          </>
        )}
      </Stack>
    </Page>
  );
}
