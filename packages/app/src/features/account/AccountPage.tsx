import { useSearchParams } from 'react-router-dom';

import { Button, EmptyState, Page, Skeleton, Stack, Tabs } from '@hearback/ui';
import { WarningIcon } from '@hearback/ui/icons';

import { useAccountPageQuery } from '../../apollo/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { paths } from '../../paths';
import { AccountSettings } from './AccountSettings';
import { messages } from './messages';
import { SecuritySettings } from './SecuritySettings';
import { SubscriptionPayments } from './SubscriptionPayments';
import { UserDetails } from './UserDetails';

const tabs = [
  { id: 'details', title: messages.detailsTab },
  { id: 'security', title: messages.securityTab },
  { id: 'settings', title: messages.settingsTab },
  { id: 'subscription', title: messages.subscriptionTab },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** `/account/` */
export function AccountPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const selected = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];

  return (
    <Page
      title={formatMessage(messages.title)}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
    >
      <PageTitle message={messages.title} />
      <Tabs
        label={formatMessage(messages.title)}
        selected={selected.id}
        tabs={tabs.map(({ id, title }) => ({
          id,
          label: formatMessage(title),
          href: `${paths.account}?tab=${id}`,
        }))}
      >
        <TabContent tab={selected.id} />
      </Tabs>
    </Page>
  );
}

function TabContent({ tab }: { tab: TabId }) {
  const { formatMessage } = useIntl();
  const { data, loading, refetch } = useAccountPageQuery();

  if (!data && loading) return <Waiting />;
  if (!data) {
    return (
      <EmptyState
        icon={WarningIcon}
        title={formatMessage(messages.loadFailed)}
        action={<Button onPress={() => void refetch()}>{formatMessage(messages.tryAgain)}</Button>}
      />
    );
  }

  switch (tab) {
    case 'details':
      return <UserDetails user={data.me} />;
    case 'security':
      return <SecuritySettings email={data.me.email} />;
    case 'settings':
      return <AccountSettings deletesAt={data.me.deletesAt ?? null} />;
    case 'subscription':
      return <SubscriptionPayments trialEnds={data.me.trialEnds} />;
  }
}

function Waiting() {
  return (
    <Stack gap="medium">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
    </Stack>
  );
}
