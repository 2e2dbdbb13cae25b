import { Suspense, useEffect } from 'react';

import { Outlet, type RouteObject } from 'react-router-dom';

import { LinkProvider } from '@hearback/ui';

import { prefetchOnIntent } from '../loading/prefetchOnIntent';
import { followTheme } from './theme/theme';
import { FirstLoader } from './FirstLoader';
import { GoTo } from './GoTo';
import { useFocusRecovery } from './useFocusRecovery';
import { useGoTo } from './useGoTo';
import { useScreenFocus } from './useScreenFocus';
import { useScrollPosition } from './useScrollPosition';

interface Props {
  /** Every route, to know which files a link leads to. */
  routes: () => RouteObject[];
}

/** What every screen stands in: links that move inside the app, and a place to wait. */
export function RootLayout({ routes }: Props) {
  const goTo = useGoTo(routes);
  useEffect(() => prefetchOnIntent(routes), [routes]);
  useEffect(followTheme, []);
  useScrollPosition();
  useScreenFocus();
  useFocusRecovery();

  return (
    <LinkProvider navigate={goTo}>
      <GoTo value={goTo}>
        <Suspense fallback={<FirstLoader />}>
          <Outlet />
        </Suspense>
      </GoTo>
    </LinkProvider>
  );
}
