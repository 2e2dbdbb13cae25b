import { Suspense, useEffect, useRef } from 'react';

import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { AppShell as Shell, Loader, Stack } from '@hearback/ui';

import { useAppShellQuery } from '../apollo/generated/hooks';
import { paths } from '../paths';
import { useAdoptedChoices } from '../theme/useAdoptedChoices';
import { DeletionNotice } from './DeletionNotice';
import { Footer } from './Footer';
import { OfflineNotice } from './OfflineNotice';
import { SampleNotice } from './SampleNotice';
import { UpdateNotice } from './UpdateNotice';
import { UpgradeCard } from './UpgradeCard';
import { useNavigation } from './useNavigation';

/** What stands around every screen of a person who is logged in. */
export function AppShell() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { data } = useAppShellQuery();
  useAdoptedChoices(data?.me);
  useScrollToTop(pathname);

  // The first-run wizard is offered where a login arrives, once; it can be skipped.
  if (pathname === paths.home && data?.me.hasSetup === false) {
    return <Navigate to={paths.accountSetup} replace />;
  }

  return (
    <Shell
      navigation={navigation && { ...navigation, extra: <UpgradeCard /> }}
      notice={
        <Stack gap="xsmall">
          <OfflineNotice />
          <UpdateNotice />
          <DeletionNotice />
          {navigation && <SampleNotice />}
        </Stack>
      }
      footer={<Footer />}
    >
      <Suspense fallback={<Loader />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}

/** Another screen begins at its top. A change of the search part of the address is no other screen. */
function useScrollToTop(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
