import { ApolloLink } from '@apollo/client';

import { newUuid, named } from '../sendRequest';

/** As traces have it. Pages without TLS have no `randomUUID`. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Gives each operation an id, under which the log of every server finds it. */
export const createRequestIdLink = () =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({
      headers: { ...headers, 'x-request-id': newRequestId() },
    }));
    return forward(operation);
  });

/** Returns the hash of a persisted operation. `npm run codegen` writes it beside each document. */
export function persistedQueryHash({ query, operationName }: ApolloLink.Operation): string {
  const { hash } = (query as { __meta__?: { hash: string } }).__meta__ ?? {};
  if (hash === undefined) {
    throw new Error(
      `The operation ${operationName} is unknown to the gateway, which runs only those of .graphql files. Write it into one and run \`npm run codegen\`.`,
    );
  }
  return hash;
}

/** Names the operation instead of sending it. */
export const createKnownLink = () =>
  new ApolloLink((operation, forward) => {
    operation.extensions = named(persistedQueryHash(operation));
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation);
  });

/** Idempotent mutations: applied twice, they leave the same state. */
const settling: ReadonlySet<string> = new Set([
  'DuplicateLocation',
  'FinishSetup',
  'ImportLocations',
  'KeepAccount',
  'MarkNotificationsRead',
  'PauseCode',
  'PublishCode',
  'PublishForm',
  'ResumeCode',
  'SaveSavedReply',
  'UpdateCode',
  'UpdateCompany',
  'UpdateFeedback',
  'UpdateFeedbacks',
  'UpdateForm',
  'UpdateFrame',
  'UpdateLocation',
  'UpdateNotificationSettings',
  'UpdateTopicChoices',
  'UpdateTemplate',
  'UpdateUserDetails',
  'UpdateWebhook',
  'VerifyToken',
]);

/** Create mutations with an id chosen by the client: with the same id they create once. */
const adding: ReadonlySet<string> = new Set([
  'AddCode',
  'AddCodes',
  'AddCompany',
  'AddForm',
  'AddFrame',
  'AddLocation',
]);

/** Mutations that may be retried although they may have been applied. */
export const repeatable: ReadonlySet<string> = new Set([...settling, ...adding]);

/** Returns true if a mutation may be retried. A create mutation gets an idempotency id unless it has one. */
export function makeRepeatable(operation: ApolloLink.Operation): boolean {
  const { operationName = '', variables } = operation;
  if (adding.has(operationName)) {
    const { input } = variables as { input?: object };
    operation.variables = { ...variables, input: { id: newUuid(), ...input } };
  }
  return repeatable.has(operationName);
}
