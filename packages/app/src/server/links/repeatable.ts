import type { ApolloLink } from '@apollo/client';

import { newUuid } from '../newUuid';

/** Changes that set what they say: made twice, there is the same. */
const settling: ReadonlySet<string> = new Set([
  'FinishSetup',
  'KeepAccount',
  'MarkNotificationsRead',
  'PauseCode',
  'PublishCode',
  'ResumeCode',
  'UpdateCode',
  'UpdateCompany',
  'UpdateFeedback',
  'UpdateFeedbacks',
  'UpdateForm',
  'UpdateFrame',
  'UpdateLocation',
  'UpdateNotificationSettings',
  'UpdateTemplate',
  'UpdateUserDetails',
  'UpdateWebhook',
  'VerifyToken',
]);

/** Changes that add one thing, under an id that may be chosen here: under one id it is added once. */
const adding: ReadonlySet<string> = new Set([
  'AddCode',
  'AddCodes',
  'AddCompany',
  'AddForm',
  'AddFrame',
  'AddLocation',
]);

/** The changes that may be sent again when nobody knows whether they were made. */
export const repeatable: ReadonlySet<string> = new Set([...settling, ...adding]);

/** Whether a change may be sent again. One that adds something gets an id for that, unless it has one. */
export function makeRepeatable(operation: ApolloLink.Operation): boolean {
  const { operationName = '', variables } = operation;
  if (adding.has(operationName)) {
    const { input } = variables as { input?: object };
    operation.variables = { ...variables, input: { id: newUuid(), ...input } };
  }
  return repeatable.has(operationName);
}
