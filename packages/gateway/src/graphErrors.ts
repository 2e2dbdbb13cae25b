import type { GraphErrorCode } from '@hearback/schema/errors';
import { GraphQLError } from 'graphql';

import { SourceError } from './sources/SourceError.ts';

const graphError = (message: string, code: GraphErrorCode, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** What the API's refusal means in the graph. Undefined when it is a bug of ours. */
export function toGraphError(error: unknown): GraphQLError | undefined {
  if (!(error instanceof SourceError)) return undefined;
  const { status, retryAfter, fields, detail, isAfterChange } = error.refusal;

  if (status === 401) {
    // The token ended after the change: made once more with a new one, it would be made twice.
    const more = isAfterChange ? { isAfterChange } : {};
    return graphError('Log in to go on.', 'UNAUTHENTICATED', more);
  }
  // The key of a program that may not do it: the API says which scope it lacks.
  if (status === 403) return graphError(detail, 'FORBIDDEN');
  if (status === 429) {
    const seconds = Number(retryAfter);
    return graphError(
      'Too many requests. Wait a moment and try again.',
      'RATE_LIMITED',
      Number.isFinite(seconds) && retryAfter !== null ? { retryAfter: seconds } : {},
    );
  }
  if (status === 0 || status >= 500) {
    return graphError('The service is not available. Try again later.', 'UPSTREAM_UNAVAILABLE');
  }
  if (status === 404)
    return graphError('There is no such thing in this account.', 'BAD_USER_INPUT');
  if (status === 400) {
    const [sentence = detail] = Object.values(fields).flat();
    return graphError(sentence, 'BAD_USER_INPUT');
  }
  return undefined;
}
