import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { showSnackbar } from '../../snackbar/snackbar';
import { messages } from '../../snackbar/messages';
import { hasAnswered } from './network';
import { isUnauthenticated } from './session';

const isRateLimited = (error: ErrorLike) =>
  (ServerError.is(error) && error.statusCode === 429) ||
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED'));

/**
 * Says once, for the whole app, what no screen can say better: a change that did not reach the
 * server. A query that fails is shown where its data would stand. `context: { quiet: true }` says
 * nothing.
 */
export const createErrorLink = () =>
  new ErrorLink(({ error, operation }) => {
    if (operation.getContext()['quiet'] || isUnauthenticated(error)) return;
    if (isRateLimited(error)) return showSnackbar('warning', messages.rateLimited);
    if (operation.operationType !== OperationTypeNode.MUTATION) return;
    showSnackbar('error', hasAnswered(error) ? messages.serverIssue : messages.offline);
  });
