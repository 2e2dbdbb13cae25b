import { ApolloLink } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import { Observable } from 'rxjs';
import { expireSession } from '../../session/endSession';
import { xsrfHeaders, named } from '../sendRequest';
import { sessionIdOf, readAccess, readRefresh } from '../../session/session';
import { renewSession } from '../../session/renewSession';
import { persistedQueryHash, newRequestId } from './repeatable';
import { saysUnauthenticated } from './session';
import { shareStream, type StreamListener } from './shareStream';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** A wait of half to twice its length, so that browsers whose streams end together come back one by one. */
const jitter = (ms: number): number => ms * (0.5 + 1.5 * Math.random());

/** Options of a subscription for its stream, in Apollo's `context`. */
export interface StreamContext {
  /** `onOpen` is called for each subscriber, so Apollo must not merge them. */
  queryDeduplication: false;
  /** The stream is open, for the first time or again: what is there by now can be read. */
  onOpen?: (() => void) | undefined;
}

type Listener = StreamListener<ApolloLink.Result>;

/** The session that this tab speaks for now. Empty when its tokens do not say. */
const ownSessionId = () => sessionIdOf(readAccess() ?? readRefresh() ?? '');

/**
 * Opens a stream of events of one session. When it ends it is opened again, with a new access token
 * when the old one is no longer taken, until the answer is called.
 */
function openStream(request: RequestParams, sessionId: string, { onOpen, onAnswer }: Listener) {
  let access: string | null;
  const client = createClient({
    url: '/graphql',
    // Reopened below: a new token may be needed first.
    retryAttempts: 0,
    headers: (): Record<string, string> => ({
      'x-request-id': newRequestId(),
      ...xsrfHeaders(),
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    }),
  });
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let isLeft = false;

  const openLater = () => {
    if (isLeft) return;
    clearTimeout(timer);
    timer = setTimeout(open, jitter(waitMs));
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
    // Another tab may have logged another person in before this one is notified. Tabs that share this
    // stream must not receive events of another session.
    access = readAccess();
    if (ownSessionId() !== sessionId) return openLater();
    // A stream ends once, whatever it still says while it is closed.
    let isOver = false;
    const end = (then: () => void) => {
      if (isOver) return;
      isOver = true;
      then();
    };

    const sink = {
      next: (answer: ExecutionResult) => {
        if (isOver) return;
        if (saysUnauthenticated(answer)) return end(() => void openWithNewToken());
        waitMs = firstWaitMs;
        onAnswer(answer as ApolloLink.Result);
      },
      error: (error: unknown) => {
        const status = error instanceof NetworkError ? error.response?.status : undefined;
        end(status === 401 ? () => void openWithNewToken() : openLater);
      },
      complete: () => end(openLater),
    };
    const leave = client.subscribe(request, sink, { connected: onOpen });
    close = () => {
      isOver = true;
      leave();
    };
  };

  open();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    close();
  };
}

interface OpenStream {
  listeners: Set<Listener>;
  isOpen: boolean;
  leave: () => void;
}

/**
 * Subscriptions, all alike over one stream of events per session and browser. Names of locks and
 * channels carry the session, since tabs of one browser may belong to different sessions, and the
 * operation, since a tab of an earlier build asks for other fields.
 */
export function createStreamLink() {
  const streams = new Map<string, OpenStream>();

  return new ApolloLink((operation) => {
    const { variables, operationName = '' } = operation;
    const { onOpen = () => {} } = operation.getContext() as Partial<StreamContext>;
    const hash = persistedQueryHash(operation);
    // The types of graphql-sse want a text, which the gateway does without.
    const request = {
      operationName,
      variables,
      extensions: named(hash),
    } as unknown as RequestParams;

    return new Observable<ApolloLink.Result>((observer) => {
      const sessionId = ownSessionId();
      const name = `hearback-stream ${sessionId} ${hash} ${JSON.stringify(variables)}`;
      const stream = streams.get(name) ?? {
        listeners: new Set(),
        isOpen: false,
        leave: () => {},
      };
      const listener: Listener = { onOpen, onAnswer: (answer) => observer.next(answer) };
      stream.listeners.add(listener);

      if (!streams.has(name)) {
        streams.set(name, stream);
        stream.leave = shareStream<ApolloLink.Result>({
          // Tokens without a session id cannot be distinguished.
          name: sessionId === '' ? undefined : name,
          open: (told) => openStream(request, sessionId, told),
          listener: {
            onOpen: () => {
              stream.isOpen = true;
              for (const each of stream.listeners) each.onOpen();
            },
            onAnswer: (answer) => {
              for (const each of stream.listeners) each.onAnswer(answer);
            },
          },
        });
      } else if (stream.isOpen) onOpen();

      return () => {
        stream.listeners.delete(listener);
        if (stream.listeners.size > 0) return;
        stream.leave();
        streams.delete(name);
      };
    });
  });
}
