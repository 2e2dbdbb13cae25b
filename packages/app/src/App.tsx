import { useEffect, useState, type ReactNode } from 'react';

import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { UiStringsProvider } from '@hearback/ui/strings';

import { createApolloClient } from './apollo/client';
import { restoreKeptData } from './apollo/followSession';
import { IntlProvider, useLanguage } from './i18n/IntlProvider';
import { routes } from './routes';
import { useSession } from './session/sessionState';
import { FirstLoader } from './shell/FirstLoader';
import { Snackbars } from './shell/Snackbars';

/** The app and all it needs, in the order that matters. */
export function App() {
  const [client] = useState(createApolloClient);

  return (
    <IntlProvider waiting={<FirstLoader />}>
      <Speaking>
        <ApolloProvider client={client}>
          <AfterStartupCheck />
          <Snackbars />
        </ApolloProvider>
      </Speaking>
    </IntlProvider>
  );
}

/** The components' own words follow the language of the app. */
function Speaking({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return <UiStringsProvider language={language}>{children}</UiStringsProvider>;
}

/** No screen is chosen before it is known who is in front of it, and what they saw last. */
function AfterStartupCheck() {
  const client = useApolloClient();
  const { checkedAuth, isOffline } = useSession();
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (isOffline) void restoreKeptData(client).then(() => setIsRestored(true));
  }, [client, isOffline]);

  return checkedAuth && (!isOffline || isRestored) ? <Routed /> : <FirstLoader />;
}

function Routed() {
  const [router] = useState(() => createBrowserRouter(routes));
  return <RouterProvider router={router} />;
}
