import { ApolloLink, type ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, mergeMap, Observable, tap, throwError } from 'rxjs';

import { readReachable, reportAnswer, reportNoAnswer, whenReachable } from '../sendRequest';

/** True if an error came from the server rather than from the network. */
export const hasAnswered = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);

/** Emits once, as soon as the server can be reached. */
const untilReachable = () =>
  new Observable<void>((observer) =>
    whenReachable(() => {
      observer.next();
      observer.complete();
    }),
  );

/**
 * Questions wait for the network instead of failing without it: a screen goes on to show what it
 * knows, and is renewed when the server is back. Changes fail at once; nothing is sent later
 * behind a person's back. A question with a `failure` to be said is part of a change.
 */
export const createNetworkLink = () =>
  new ApolloLink((operation, forward) => {
    const canWait =
      operation.operationType === OperationTypeNode.QUERY && !operation.getContext()['failure'];

    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => forward(operation)).pipe(
        tap(reportAnswer),
        catchError((error: ErrorLike) => {
          if (hasAnswered(error)) {
            reportAnswer();
            return throwError(() => error);
          }
          reportNoAnswer();
          return canWait ? askLater() : throwError(() => error);
        }),
      );
    const askLater = () => untilReachable().pipe(mergeMap(ask));

    return canWait && !readReachable() ? askLater() : ask();
  });
