import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

import { fetchOwn } from '../session/fetchOwn';
import { createCache } from './cache';
import { createKeepingLink, followSession } from './followSession';
import { createErrorLink } from './links/errors';
import { createKnownLink } from './links/known';
import { createNetworkLink } from './links/network';
import { createRequestIdLink } from './links/requestId';
import { createRetryLink } from './links/retry';
import { createSessionLink } from './links/session';
import { createStreamLink } from './links/stream';

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
    createNetworkLink(),
    createRetryLink(),
    createSessionLink(),
    createRequestIdLink(),
    new HttpLink({
      uri: '/graphql',
      // Apollo asks with an address and plain headers.
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
      // Shows what is known at once, and asks whether it still holds.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      mutate: answersWhenItFails,
    },
  });
  return client;
}
