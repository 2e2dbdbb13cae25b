import { useEffect, useState, type ReactNode } from 'react';

import { ApolloProvider } from '@apollo/client/react';

import { useSession } from '../session/sessionState';
import { createApolloClient } from './client';
import { restoreKeptData } from './followSession';

interface Props {
  /** Shown while it is looked up what was seen last. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * The way to the gateway of who is logged in, one for each session. Without a network it starts with
 * what was seen last. It comes with the shell: who is not logged in does without.
 */
export function ClientProvider({ waiting, children }: Props) {
  const [client] = useState(createApolloClient);
  const { isOffline } = useSession();
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (isOffline) void restoreKeptData(client).then(() => setIsRestored(true));
  }, [client, isOffline]);

  if (isOffline && !isRestored) return waiting;
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
