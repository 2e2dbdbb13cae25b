import { Suspense, useEffect } from 'react';

import { useSearchParams } from 'react-router-dom';

import { Button, EmptyState, Page, Skeleton, Stack, Tabs } from '@hearback/ui';
import { WarningIcon } from '@hearback/ui/icons';

import { useAccountPageQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { lazyPage } from '../../loading/lazy';
import { paths } from '../../paths';
import { useAccess } from '../../session/useAccess';
import { messages as colleagueMessages } from './colleagues/messages';
import { messages } from './messages';
import { UserDetailsCard } from './UserDetailsCard';

const tabs = [
  { id: 'details', title: messages.detailsTab },
  { id: 'security', title: messages.securityTab },
  { id: 'settings', title: messages.settingsTab },
  { id: 'subscription', title: messages.subscriptionTab },
  { id: 'developers', title: messages.developersTab },
  { id: 'colleagues', title: colleagueMessages.tab },
  { id: 'accounts', title: colleagueMessages.accounts },
] as const;

/** Tabs about the account as such, which are its owner's. */
const ofOwner: readonly TabId[] = ['subscription', 'developers', 'colleagues'];

/** The help article explaining each tab. */
const explainedBy = {
  details: 'accountDetails',
  security: 'accountSecurity',
  settings: 'accountSettings',
  subscription: 'accountSubscription',
  developers: 'accountDevelopers',
  colleagues: 'accountColleagues',
  accounts: 'accountColleagues',
} as const;

type TabId = (typeof tabs)[number]['id'];

const SecuritySettings = lazyPage(() =>
  import('./SecuritySettings').then((file) => file.SecuritySettings),
);
const AccountSettings = lazyPage(() =>
  import('./AccountSettings').then((file) => file.AccountSettings),
);
const SubscriptionPayments = lazyPage(() =>
  import('./subscription/SubscriptionPayments').then((file) => file.SubscriptionPayments),
);

const DevelopersSettings = lazyPage(() =>
  import('./developers/DevelopersSettings').then((file) => file.DevelopersSettings),
);

const ColleaguesSettings = lazyPage(() =>
  import('./colleagues/ColleaguesSettings').then((file) => file.ColleaguesSettings),
);
const AccountsSettings = lazyPage(() =>
  import('./colleagues/AccountsSettings').then((file) => file.AccountsSettings),
);

/** The first tab is part of the page's chunk, as it is shown on opening. */
const others = {
  security: SecuritySettings,
  settings: AccountSettings,
  subscription: SubscriptionPayments,
  developers: DevelopersSettings,
  colleagues: ColleaguesSettings,
  accounts: AccountsSettings,
};

/** `/account/` */
export function AccountPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { isOwner, accounts } = useAccess();
  const shown = tabs.filter(
    ({ id }) =>
      (isOwner || !ofOwner.includes(id)) && (id !== 'accounts' || accounts > 1 || !isOwner),
  );
  const selected = shown.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const help = useHelp(explainedBy[selected.id]);

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
    >
      <PageTitle
        message={messages.title}
        part={selected === tabs[0] ? undefined : formatMessage(selected.title)}
      />
      <Tabs
        label={formatMessage(messages.title)}
        selected={selected.id}
        tabs={shown.map(({ id, title }) => ({
          id,
          label: formatMessage(title),
          href: `${paths.account}?tab=${id}`,
        }))}
      >
        <Suspense fallback={<Waiting />}>
          <TabContent tab={selected.id} />
        </Suspense>
      </Tabs>
    </Page>
  );
}

function TabContent({ tab }: { tab: TabId }) {
  const { formatMessage } = useIntl();
  const { data, loading, refetch } = useAccountPageQuery();

  // Loads the tab's chunk in parallel with its data.
  useEffect(() => {
    if (tab !== 'details') void others[tab].preload();
  }, [tab]);

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
      return <UserDetailsCard user={data.me} />;
    case 'security':
      return <SecuritySettings email={data.me.email} />;
    case 'settings':
      return <AccountSettings email={data.me.email} deletesAt={data.me.deletesAt ?? null} />;
    case 'subscription':
      return <SubscriptionPayments trialEnds={data.me.trialEnds} />;
    case 'developers':
      return <DevelopersSettings />;
    case 'colleagues':
      return <ColleaguesSettings />;
    case 'accounts':
      return <AccountsSettings />;
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
