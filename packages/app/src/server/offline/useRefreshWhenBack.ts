import { useEffect, useRef } from 'react';

import { NetworkStatus, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { useIsReachable } from '../../session/reachability';

/** Asks again what the screen asked before; questions that wait are sent by themselves. */
async function refresh(client: ApolloClient) {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) =>
      query.options.fetchPolicy !== 'cache-only' &&
      query.getCurrentResult().networkStatus === NetworkStatus.ready,
  });
}

/** Renews what is on the screen when the server can be reached again. */
export function useRefreshWhenBack() {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const wasReachable = useRef(isReachable);

  useEffect(() => {
    const isBack = isReachable && !wasReachable.current;
    wasReachable.current = isReachable;
    // A failure stands where the data would.
    if (isBack) refresh(client).catch(() => undefined);
  }, [client, isReachable]);
}
