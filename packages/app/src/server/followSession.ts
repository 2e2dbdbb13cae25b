import { ApolloLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

import { sessionIdOf, onSessionChange, readSession, readAccess } from '../session/session';
import { forgetAnswerTimes, noteAnswer, readAnswerTimes, restoreAnswerTimes } from './answerTimes';
import { keepData, readKeptData } from './keptData';

const settleMs = 2_000;

const ownSessionId = () => sessionIdOf(readAccess() ?? '');

/** Observes results, so that the cache is stored shortly after. */
export const createKeepingLink = (keep: () => void) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((answer) => {
        if (operation.operationType !== OperationTypeNode.QUERY || answer.errors) return;
        noteAnswer(operation.operationName ?? '', operation.variables);
        keep();
      }),
    ),
  );

/**
 * Ties what the screens know to the session: kept for a start without a network while it lasts,
 * gone when it ends, so that the next person on this device sees nothing of the last one.
 */
export function followSession(client: () => ApolloClient) {
  // Another tab may log another person in before this one is notified.
  const sessionId = ownSessionId();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLoggedIn = readSession().isLoggedIn;

  const unfollow = onSessionChange(() => {
    const { isLoggedIn } = readSession();
    if (wasLoggedIn && !isLoggedIn) {
      clearTimeout(timer);
      timer = undefined;
      forgetAnswerTimes();
      void client().clearStore();
      // The next session gets a client of its own.
      unfollow();
    }
    wasLoggedIn = isLoggedIn;
  });

  return {
    keep: () => {
      if (!readSession().isLoggedIn) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (sessionId === '' || sessionId !== ownSessionId()) return;
        const data = client().extract() as NormalizedCacheObject;
        // A full or forbidden store: the app works, it only opens empty in a cellar.
        keepData(sessionId, { data, keptAt: readAnswerTimes() }).catch(() => undefined);
      }, settleMs);
    },
  };
}

/** Brings back what the screens knew, when a session starts without a network. */
export async function restoreKeptData(client: ApolloClient) {
  const kept = await readKeptData(ownSessionId()).catch(() => undefined);
  if (!kept) return;
  restoreAnswerTimes(kept.keptAt);
  client.cache.restore(kept.data);
}
