import { ApolloClient, ApolloLink, type ErrorLike, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, defer, mergeMap, of, retry, tap, throwError, timer } from 'rxjs';
import { fetchOwn, isPassing, passingWaitsMs, jitter } from './sendRequest';
import { createCache } from './cache';
import { createFirstQueriesLink } from './firstQueries';
import { createKeepingLink, followSession } from './followSession';
import { createErrorLink, hasCode } from './links/errors';
import { createKnownLink, createRequestIdLink, makeRepeatable } from './links/repeatable';
import { createNetworkLink } from './links/network';
import { createSessionLink } from './links/session';
import { createStreamLink } from './links/stream';

const mayPass = (error: ErrorLike): boolean =>
  (ServerError.is(error) && isPassing(error.statusCode)) || isUnavailable(error);

/** The gateway is well, and the API behind it did not answer. */
const isUnavailable = (error: ErrorLike): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) && hasCode(error, 'UPSTREAM_UNAVAILABLE');

/**
 * Retries requests that met a server shutting down: queries, and mutations that are idempotent or
 * have an idempotency id. No other mutation is sent twice, since it may have been applied. Such a
 * mutation is retried as well if the API did not answer the gateway; a query shows that where its
 * data would stand.
 */
export const createRetryLink = () =>
  new ApolloLink((operation, forward) => {
    const mayRepeat =
      operation.operationType === OperationTypeNode.QUERY || makeRepeatable(operation);
    const ask = defer(() => forward(operation));
    if (!mayRepeat) return ask;
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    return ask.pipe(
      tap((result) => {
        const error = isMutation && result.errors ? new CombinedGraphQLErrors(result) : undefined;
        if (error && isUnavailable(error)) throw error;
      }),
      retry({
        count: passingWaitsMs.length,
        delay: (error: ErrorLike, tries) => {
          const waitMs = passingWaitsMs[tries - 1];
          if (!mayPass(error) || waitMs === undefined) return throwError(() => error);
          return timer(jitter(waitMs));
        },
      }),
      catchError((error: ErrorLike) =>
        isUnavailable(error)
          ? of({ data: error.data ?? null, errors: error.errors })
          : throwError(() => error),
      ),
    );
  });

/**
 * Makes queries read the client's own writes: a query that was sent before a mutation ended may have
 * read what was there before it, and is sent again. Apollo lets a refetch share the response to an
 * equal query in flight, so a deleted row would otherwise come back to its list.
 */
export const createReadYourWritesLink = () => {
  let ended = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const end = () => {
        ended += 1;
      };
      // Before the result is passed on, since queries that follow from it are current.
      return forward(operation).pipe(tap({ next: end, error: end }));
    }
    const ask = (): ReturnType<typeof forward> =>
      defer(() => {
        const before = ended;
        return forward(operation).pipe(
          mergeMap((result) => (ended === before ? of(result) : ask())),
        );
      });
    return ask();
  });
};

/**
 * A mutation that fails answers without data; what a person has to know, the links say. Declaring
 * this default to the compiler would give every hook other types, so it is put in past it.
 */
const answersWhenItFails = { errorPolicy: 'all' } as NonNullable<
  ApolloClient.DefaultOptions['mutate']
>;

/** The way to the gateway. One per app. */
export function createApolloClient(): ApolloClient {
  const { keep } = followSession(() => client);
  const asked = ApolloLink.from([
    createKnownLink(),
    createErrorLink(),
    createKeepingLink(keep),
    createReadYourWritesLink(),
    createNetworkLink(),
    createRetryLink(),
    createSessionLink(),
    createRequestIdLink(),
    createFirstQueriesLink(),
    new HttpLink({
      uri: '/graphql',
      // Apollo calls it with a URL and plain headers.
      fetch: (address, init) => fetchOwn(address as string, init),
      enhancedClientAwareness: { transport: false },
    }),
  ]);

  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createStreamLink(),
      asked,
    ),
    defaultOptions: {
      // Renders cached data at once, and revalidates it.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      mutate: answersWhenItFails,
    },
  });
  return client;
}
