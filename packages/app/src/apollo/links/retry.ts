import { ApolloLink, type ErrorLike } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { defer, retry, throwError, timer } from 'rxjs';

/** A balancer notices within a second or two that a process is gone, and asks another. */
const waitsMs = [300, 800, 1_600];

/** What a balancer answers in the place of a process that has just ended, or is not ready yet. */
const mayPass = (error: ErrorLike): boolean =>
  ServerError.is(error) && [502, 503, 504].includes(error.statusCode);

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
        count: waitsMs.length,
        delay: (error: ErrorLike, tries) => {
          const waitMs = waitsMs[tries - 1];
          if (!mayPass(error) || waitMs === undefined) return throwError(() => error);
          // Not all at the same moment.
          return timer(waitMs * (1 + Math.random() / 4));
        },
      }),
    );
  });
