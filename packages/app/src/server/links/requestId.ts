import { ApolloLink } from '@apollo/client';

/** As traces have it. Pages without TLS have no `randomUUID`. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Gives each operation an id, under which the log of every server finds it. */
export const createRequestIdLink = () =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({
      headers: { ...headers, 'x-request-id': newRequestId() },
    }));
    return forward(operation);
  });
