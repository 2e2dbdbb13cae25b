import { ApolloLink } from '@apollo/client';

import { named } from '../KnownOperation';

/** Which of the known operations this is. Written beside each document by `npm run codegen`. */
export function hashOf({ query, operationName }: ApolloLink.Operation): string {
  const { hash } = (query as { __meta__?: { hash: string } }).__meta__ ?? {};
  if (hash === undefined) {
    throw new Error(
      `The operation ${operationName} is unknown to the gateway, which runs only those of .graphql files. Write it into one and run \`npm run codegen\`.`,
    );
  }
  return hash;
}

/** Names the operation instead of sending it. */
export const createKnownLink = () =>
  new ApolloLink((operation, forward) => {
    operation.extensions = named(hashOf(operation));
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation);
  });
