import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

import { onSessionChange, readSession } from '../session/sessionState';
import { createCache } from './cache';
import { createErrorLink } from './links/errors';
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
export function createApolloClient() {
  const asked = ApolloLink.from([
    createErrorLink(),
    createSessionLink(),
    new HttpLink({ uri: '/graphql' }),
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

  let wasLoggedIn = readSession().isLoggedIn;
  onSessionChange(() => {
    const { isLoggedIn } = readSession();
    // The next person on this device sees nothing of the last one.
    if (wasLoggedIn && !isLoggedIn) void client.clearStore();
    wasLoggedIn = isLoggedIn;
  });
  return client;
}
