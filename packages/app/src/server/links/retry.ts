import { ApolloLink, type ErrorLike } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { defer, retry, throwError, timer } from 'rxjs';

import { isPassing, passingWaitsMs, spreadOut } from '../../session/passingTrouble';
import { makeRepeatable } from './repeatable';

const mayPass = (error: ErrorLike): boolean => ServerError.is(error) && isPassing(error.statusCode);

/**
 * Asks again what met a server on its way out: questions, and changes that come to the same when they are
 * made twice. Any other change is never sent twice, since nobody knows whether it was made.
 */
export const createRetryLink = () =>
  new ApolloLink((operation, forward) => {
    const mayRepeat =
      operation.operationType === OperationTypeNode.QUERY || makeRepeatable(operation);
    const ask = defer(() => forward(operation));
    if (!mayRepeat) return ask;
    return ask.pipe(
      retry({
        count: passingWaitsMs.length,
        delay: (error: ErrorLike, tries) => {
          const waitMs = passingWaitsMs[tries - 1];
          if (!mayPass(error) || waitMs === undefined) return throwError(() => error);
          return timer(spreadOut(waitMs));
        },
      }),
    );
  });
