import { Suspense } from 'react';

import { Outlet, useNavigate } from 'react-router-dom';

import { LinkProvider } from '@hearback/ui';

import { FirstLoader } from './FirstLoader';

/** What every screen stands in: links that move inside the app, and a place to wait. */
export function RootLayout() {
  const navigate = useNavigate();

  return (
    <LinkProvider navigate={(href) => void navigate(href)}>
      <Suspense fallback={<FirstLoader />}>
        <Outlet />
      </Suspense>
    </LinkProvider>
  );
}
