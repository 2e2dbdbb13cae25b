import { ApolloLink, type ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, from, mergeMap, of, throwError, type Observable } from 'rxjs';

import { expireSession } from '../../session/endSession';
import { renewSession } from '../../session/renewSession';
import { readAccess } from '../../session/session';
import { repeatable } from './repeatable';

type Answer = ApolloLink.Result;
type Errors =
  | readonly { path?: readonly unknown[] | undefined; extensions?: { isAfterChange?: unknown } }[]
  | undefined;

const namesIt = (errors: readonly { extensions?: { code?: unknown } }[] | undefined) =>
  Boolean(errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'));

/** True if an error says that the server no longer accepts the access token. */
export const isUnauthenticated = (error: ErrorLike): boolean =>
  ServerError.is(error)
    ? error.statusCode === 401
    : CombinedGraphQLErrors.is(error) && namesIt(error.errors);

/** The same of an answer that has come as far as the links. */
export const saysUnauthenticated = (answer: { errors?: unknown }): boolean =>
  namesIt(answer.errors as Answer['errors']);

/**
 * Returns true if a mutation may have been applied although it returned `UNAUTHENTICATED`: the token can
 * expire between the mutation and the read of its result. Then there is data, an error below the
 * mutation, or an error that says so.
 */
const mayBeMade = ({ data, errors }: { data?: unknown; errors?: Errors }): boolean =>
  Boolean(data) ||
  Boolean(
    errors?.some(({ path, extensions }) => (path && path.length > 1) || extensions?.isAfterChange),
  );

/**
 * Sends the access token along. If the server rejects it, renews it and retries once, unless that could
 * apply a mutation twice that is not idempotent; if it cannot be renewed, the session is over.
 */
export const createSessionLink = () =>
  new ApolloLink((operation, forward) => {
    const mayRepeat =
      operation.operationType !== OperationTypeNode.MUTATION ||
      repeatable.has(operation.operationName ?? '');
    const ask = (access: string | null) =>
      defer(() => {
        operation.setContext(({ headers }) => ({
          headers: { ...headers, ...(access ? { authorization: `Bearer ${access}` } : {}) },
        }));
        return forward(operation);
      });

    const access = readAccess();
    const askAgain = ({ refusal, isMade }: Refused): Observable<Answer> =>
      from(renewSession(access)).pipe(
        mergeMap((renewal) => {
          if (renewal === 'refused') expireSession();
          if (renewal !== 'renewed' || (isMade && !mayRepeat)) return refusal;
          // A token that was just renewed is rejected: the session is over.
          return onRefusal(ask(readAccess()), ({ refusal: again }) => {
            expireSession();
            return again;
          });
        }),
      );

    return onRefusal(ask(access), askAgain);
  });

interface Refused {
  /** The server's response. */
  refusal: Observable<Answer>;
  isMade: boolean;
}

/** Hands over to another way as soon as the answers say that the token is refused. */
function onRefusal(
  answers: Observable<Answer>,
  otherWay: (refused: Refused) => Observable<Answer>,
): Observable<Answer> {
  return answers.pipe(
    mergeMap((answer) =>
      saysUnauthenticated(answer)
        ? otherWay({ refusal: of(answer), isMade: mayBeMade(answer) })
        : of(answer),
    ),
    catchError((error: ErrorLike) => {
      const refusal = throwError(() => error);
      const isMade = CombinedGraphQLErrors.is(error) && mayBeMade(error);
      return isUnauthenticated(error) ? otherWay({ refusal, isMade }) : refusal;
    }),
  );
}
