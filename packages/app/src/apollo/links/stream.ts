import { ApolloLink } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import { Observable } from 'rxjs';

import { expireSession } from '../../session/endSession';
import { xsrfHeaders } from '../../session/fetchOwn';
import { renewSession } from '../../session/renewSession';
import { readAccess } from '../../session/tokenStorage';
import { named } from '../KnownOperation';
import { hashOf } from './known';
import { newRequestId } from './requestId';
import { saysUnauthenticated } from './session';
import { spread } from './spread';
import { whileShown } from './whileShown';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** What a subscription may ask of its stream, in Apollo's `context`. */
export interface StreamContext {
  /** The stream is open, for the first time or again: what is there by now can be read. */
  onOpen?: () => void;
}

/**
 * Subscriptions, each over one stream of events. A stream that ends is opened again, with a new
 * access token when the old one is no longer taken, until nobody listens any more. A page that
 * nobody sees has none. Pages whose streams end together, with their server, come back one by one.
 */
export function createStreamLink() {
  const client = createClient({
    url: '/graphql',
    // We open it again ourselves: only we know when a new token is needed first.
    retryAttempts: 0,
    headers: (): Record<string, string> => {
      const access = readAccess();
      return {
        'x-request-id': newRequestId(),
        ...xsrfHeaders(),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
      };
    },
  });

  return new ApolloLink((operation) => {
    const { variables, operationName = '' } = operation;
    const { onOpen } = operation.getContext() as StreamContext;
    // The types of graphql-sse want a text, which the gateway does without.
    const request = {
      operationName,
      variables,
      extensions: named(hashOf(operation)),
    } as unknown as RequestParams;

    return new Observable<ApolloLink.Result>((observer) => {
      let close = () => {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      let waitMs = firstWaitMs;
      let isLeft = false;
      let isAsleep = false;

      const openLater = () => {
        if (isLeft || isAsleep) return;
        clearTimeout(timer);
        timer = setTimeout(open, spread(waitMs));
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      };

      const openWithNewToken = async () => {
        close();
        const renewal = await renewSession(readAccess());
        if (renewal === 'refused') expireSession();
        else openLater();
      };

      const open = () => {
        // There is one at a time.
        close();
        clearTimeout(timer);
        // A stream ends once, whatever it still says while it is closed.
        let isOver = false;
        const end = (then: () => void) => {
          if (isOver) return;
          isOver = true;
          then();
        };

        const sink = {
          next: (answer: ExecutionResult) => {
            if (saysUnauthenticated(answer)) return end(() => void openWithNewToken());
            waitMs = firstWaitMs;
            observer.next(answer as ApolloLink.Result);
          },
          error: (error: unknown) => {
            const status = error instanceof NetworkError ? error.response?.status : undefined;
            end(status === 401 ? () => void openWithNewToken() : openLater);
          },
          complete: () => end(openLater),
        };
        const leave = client.subscribe(request, sink, { connected: () => onOpen?.() });
        close = () => {
          isOver = true;
          leave();
        };
      };

      const unfollow = whileShown({
        sleep: () => {
          isAsleep = true;
          clearTimeout(timer);
          close();
        },
        wake: () => {
          isAsleep = false;
          open();
        },
      });

      open();
      return () => {
        isLeft = true;
        unfollow();
        clearTimeout(timer);
        close();
      };
    });
  });
}
