import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';

import { current } from '../current.ts';
import { toGraphError } from '../graphErrors.ts';

/** What was thrown, out of what the engine put around it. */
export const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;

/** The engine's guesses at names of fields, types and values, which tell a stranger what there is. */
const withoutSuggestion = (error: GraphQLError): GraphQLError => {
  const message = error.message.replace(/ Did you mean .*$/s, '');
  if (message === error.message) return error;
  const { nodes = null, path = null, source = null, positions = null, extensions } = error;
  return new GraphQLError(message, { nodes, path, source, positions, extensions });
};

const at = (error: unknown, { message, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    extensions,
    ...(error instanceof GraphQLError && {
      nodes: error.nodes ?? null,
      path: error.path ?? null,
    }),
  });

/** What the outside may know of an error. A bug says nothing but where to look it up. */
export const maskErrors =
  (logger: Logger) =>
  (error: unknown): GraphQLError => {
    const root = rootOf(error);
    // Thrown on purpose, or by the engine about the operation itself.
    if (root instanceof GraphQLError) return withoutSuggestion(root);

    const known = toGraphError(root);
    if (known) return at(error, known);

    const requestId = current.getStore()?.requestId;
    logger.error({ err: root, request_id: requestId }, 'unexpected error in the graph');
    return at(
      error,
      new GraphQLError('Unexpected error.', {
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      }),
    );
  };
