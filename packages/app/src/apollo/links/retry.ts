import { ApolloLink, type ErrorLike } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { defer, retry, throwError, timer } from 'rxjs';

import { isPassing, passingWaitsMs, spreadOut } from '../../session/passingTrouble';

const mayPass = (error: ErrorLike): boolean => ServerError.is(error) && isPassing(error.statusCode);

/**
 * Asks a question again that met a server on its way out. A change is never sent twice: nobody
 * knows whether it was made.
 */
export const createRetryLink = () =>
  new ApolloLink((operation, forward) => {
    const ask = defer(() => forward(operation));
    if (operation.operationType !== OperationTypeNode.QUERY) return ask;
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
