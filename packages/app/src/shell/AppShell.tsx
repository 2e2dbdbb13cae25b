import { Suspense, useState } from 'react';

import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { AppShell as Shell, SingleKeysProvider, Stack } from '@hearback/ui';

import { ClientProvider } from '../server/ClientProvider';
import { useAppShellQuery } from '../server/generated/hooks';
import { UnsavedChangesGuard } from '../session/guards/UnsavedChangesGuard';
import { useLiveNotifications } from './notification/useLiveNotifications';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';
import { shapeOf } from '../loading/shapeOf';
import { NeedsNetwork } from '../server/offline/NeedsNetwork';
import { allShown, type ShownData } from '../server/offline/shownData';
import { paths } from '../paths';
import { useAdoptedChoices } from './theme/useAdoptedChoices';
import { DeletionNotice } from './DeletionNotice';
import { FirstLoader } from './FirstLoader';
import { Footer } from './Footer';
import { OfflineNotice } from './OfflineNotice';
import { Overlays } from './Overlays';
import { useVisits } from './palette/useVisits';
import { SampleNotice } from './SampleNotice';
import { useSingleKeysOn } from './shortcuts/singleKeys';
import { useShellKeys } from './shortcuts/useShellKeys';
import { UnreadStatus } from './UnreadStatus';
import { UpdateNotice } from './UpdateNotice';
import { UpgradeCard } from './UpgradeCard';
import { useNavigation } from './useNavigation';

/** What stands around every screen of a person who is logged in, and what the screens ask by. */
export function AppShell() {
  return (
    <ClientProvider waiting={<FirstLoader />}>
      <SingleKeysProvider isOn={useSingleKeysOn()}>
        <AroundScreens />
      </SingleKeysProvider>
    </ClientProvider>
  );
}

function AroundScreens() {
  const unread = useLiveNotifications();
  const navigation = useNavigation(unread ?? 0);
  const { pathname, key } = useLocation();
  const [shown, setShown] = useState<ShownData>(allShown);
  const { data, loading } = useAppShellQuery();
  // Where the browser has just arrived, not where a person goes from there: that takes the focus.
  const isSettling = key === 'default' && loading && data === undefined;
  useAdoptedChoices(data?.me);
  useShellKeys(navigation !== undefined);
  useVisits();

  // The first-run wizard is offered where a login arrives, once; it can be skipped.
  if (pathname === paths.home && data?.me.hasSetup === false) {
    return <Navigate to={paths.accountSetup} replace />;
  }

  return (
    <Shell
      navigation={navigation && { ...navigation, extra: <UpgradeCard /> }}
      notice={
        <Stack gap="xsmall">
          <OfflineNotice shown={shown} />
          <UpdateNotice />
          <DeletionNotice />
          {navigation && <SampleNotice />}
        </Stack>
      }
      footer={<Footer />}
      isSettling={isSettling}
    >
      <UnreadStatus unread={unread} />
      {navigation && <Overlays />}
      <UnsavedChangesGuard />
      <Suspense fallback={<ScreenSkeleton shape={shapeOf(pathname)} />}>
        <NeedsNetwork onShown={setShown}>
          <Outlet />
        </NeedsNetwork>
      </Suspense>
    </Shell>
  );
}
