import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';

import { current } from '../telemetry.ts';
import { toGraphError } from '../errors.ts';

/** Unwraps the original error from the errors that the engine put around it. */
export const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;

/** Removes the engine's suggestions for names of fields, types and values, which reveal the schema. */
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

/** Returns the error that clients may see. A bug reveals only an id to look it up by. */
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
