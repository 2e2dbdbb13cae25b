import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { UiStringsProvider } from '@hearback/ui/strings';

import { forgetRecentThings } from './shell/palette/recentThings';
import { onSessionChange, readSession, useSession } from './session/session';
import { forgetKeptData } from './server/keptData';
import { IntlProvider, useLanguage } from './i18n/IntlProvider';
import { pagesAt } from './loading/shapeOf';
import { paths } from './paths';
import { routes } from './routes';
import { FirstLoader } from './shell/FirstLoader';
import { Snackbars } from './shell/snackbar/Snackbars';

/** Deletes cached data when no session is left, so that the next person on this device sees none of it. */
function forgetWithSession(): () => void {
  const look = () => {
    const { checkedAuth, isLoggedIn } = readSession();
    if (!checkedAuth || isLoggedIn) return;
    forgetRecentThings();
    // A browser without storage has stored nothing.
    forgetKeptData().catch(() => undefined);
  };
  look();
  return onSessionChange(look);
}

/** The app and all it needs, in the order that matters. */
export function App() {
  useEffect(forgetWithSession, []);

  return (
    <IntlProvider waiting={<FirstLoader />}>
      <Speaking>
        <AfterStartupCheck />
        <Snackbars />
      </Speaking>
    </IntlProvider>
  );
}

/** The UI components' built-in texts follow the language of the app. */
function Speaking({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return <UiStringsProvider language={language}>{children}</UiStringsProvider>;
}

/** No screen is chosen before it is known who is in front of it. */
function AfterStartupCheck() {
  const { checkedAuth } = useSession();
  // Deferred, so that urgent updates can interrupt the first screen, the largest render of all.
  return useDeferredValue(checkedAuth) ? <Routed /> : <FirstLoader />;
}

function preload(pathname: string) {
  for (const page of pagesAt(routes, pathname)) void page.preload();
}

function Routed() {
  const { isLoggedIn } = useSession();
  const [router] = useState(() => {
    // The shell and the screen in it come side by side, instead of one asking for the other.
    if (isLoggedIn) preload(window.location.pathname);
    return createBrowserRouter(routes);
  });

  useEffect(() => {
    if (isLoggedIn) return undefined;
    // Whoever types a password is about to go home: its files come while they type.
    const prepare = () => preload(paths.home);
    window.addEventListener('input', prepare, { once: true });
    return () => window.removeEventListener('input', prepare);
  }, [isLoggedIn]);

  return <RouterProvider router={router} />;
}
