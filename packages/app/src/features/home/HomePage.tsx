import { ButtonLink, Columns, Page, Stack } from '@hearback/ui';
import { QrIcon } from '@hearback/ui/icons';

import { useHomePageQuery } from '../../apollo/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { newId, paths } from '../../paths';
import { FirstSteps } from './FirstSteps';
import { HelpCard } from './HelpCard';
import { HomeStats } from './HomeStats';
import { LatestNotifications } from './LatestNotifications';
import { messages } from './messages';
import { RecentActivity } from './RecentActivity';

/** `/`: how the last 30 days went, and what comes next. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const { data, error } = useHomePageQuery();
  const name = data?.me.firstName;

  return (
    <Page
      title={name ? formatMessage(messages.welcome, { name }) : formatMessage(messages.welcomeAll)}
      purpose={formatMessage(messages.purpose)}
      actions={
        <ButtonLink tone="primary" icon={QrIcon} href={paths.codeEditor(newId)}>
          {formatMessage(messages.newCode)}
        </ButtonLink>
      }
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        {data && <FirstSteps counts={data} />}
        <HomeStats />
        <Columns columnWidth="half" align="start">
          <RecentActivity feedbacks={data?.feedbacks.items} hasFailed={Boolean(error && !data)} />
          <Stack gap="large">
            <LatestNotifications />
            <HelpCard />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
