import { ApolloLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

import { sessionIdOf } from '../session/readToken';
import { onSessionChange, readSession } from '../session/sessionState';
import { readAccess } from '../session/tokenStorage';
import { forgetKeptData, keepData, readKeptData } from './keptData';

const settleMs = 2_000;

/** Notices answers, so that what the screens know can be kept a moment later. */
export const createKeepingLink = (keep: () => void) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((answer) => {
        if (operation.operationType === OperationTypeNode.QUERY && !answer.errors) keep();
      }),
    ),
  );

/**
 * Ties what the screens know to the session: kept for a start without a network while it lasts,
 * gone when it ends, so that the next person on this device sees nothing of the last one.
 */
export function followSession(client: () => ApolloClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLoggedIn = readSession().isLoggedIn;

  onSessionChange(() => {
    const { checkedAuth, isLoggedIn } = readSession();
    if (checkedAuth && !isLoggedIn) {
      clearTimeout(timer);
      timer = undefined;
      void forgetKeptData();
    }
    if (wasLoggedIn && !isLoggedIn) void client().clearStore();
    wasLoggedIn = isLoggedIn;
  });

  return {
    keep: () => {
      if (!readSession().isLoggedIn) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        const sessionId = sessionIdOf(readAccess() ?? '');
        const data = client().extract() as NormalizedCacheObject;
        // A full or forbidden store: the app works, it only opens empty in a cellar.
        if (sessionId) keepData({ sessionId, data }).catch(() => undefined);
      }, settleMs);
    },
  };
}

/** Brings back what the screens knew, when a session starts without a network. */
export async function restoreKeptData(client: ApolloClient) {
  const data = await readKeptData(sessionIdOf(readAccess() ?? '')).catch(() => undefined);
  if (data) client.cache.restore(data);
}
