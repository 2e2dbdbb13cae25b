import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import type { GraphErrorCode } from '@hearback/schema/errors';
import { OperationTypeNode } from 'graphql';

import type { AnyMessage } from '../../i18n/Messages';
import { outdatedCode, sayOutdated } from '../../shell/pwa/versions';
import { showFailure, showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from '../../shell/snackbar/messages';
import { hasAnswered } from './network';
import { isUnauthenticated } from './session';

/** True if one of the errors of a GraphQL response has the code. */
export const hasCode = (error: ErrorLike, code: GraphErrorCode) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === code);

const isRateLimited = (error: ErrorLike) =>
  (ServerError.is(error) && error.statusCode === 429) || hasCode(error, 'RATE_LIMITED');

/** Under which id our own log has the reason, where the fault is ours. */
const referenceOf = (error: ErrorLike): string | undefined => {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const ids = error.errors.map(({ extensions }) => extensions?.['requestId']);
  return ids.find((id) => typeof id === 'string');
};

/**
 * Says once, for the whole app, what no screen can say better: a change that did not reach the
 * server. A query that fails is shown where its data would stand. `context: { quiet: true }` says
 * nothing; `context: { failure }` is what a screen says instead of the general server issue, also of
 * a query that has no place of its own on it.
 */
export const createErrorLink = () =>
  new ErrorLink(({ error, operation }) => {
    if (operation.getContext()['quiet'] || isUnauthenticated(error)) return;
    if (isRateLimited(error)) return showSnackbar('warning', messages.rateLimited);
    if (hasCode(error, outdatedCode)) return sayOutdated();
    const { failure } = operation.getContext() as { failure?: AnyMessage };
    if (operation.operationType !== OperationTypeNode.MUTATION && !failure) return;
    if (!hasAnswered(error)) return showSnackbar('error', messages.offline);
    showFailure(failure ?? messages.serverIssue, referenceOf(error));
  });
