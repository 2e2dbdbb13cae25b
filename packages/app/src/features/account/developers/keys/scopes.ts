import type { ApiScope } from '../../../../server/generated/graphql';
import { messages } from './messages';

/** The scopes of a key in screen order, with their labels. */
export const scopes = [
  {
    scope: 'READ_FEEDBACK',
    title: messages.readFeedback,
    description: messages.readFeedbackHint,
  },
  {
    scope: 'WRITE_FEEDBACK',
    title: messages.writeFeedback,
    description: messages.writeFeedbackHint,
  },
  { scope: 'READ_STATS', title: messages.readStats, description: messages.readStatsHint },
  {
    scope: 'READ_WORKSPACE',
    title: messages.readWorkspace,
    description: messages.readWorkspaceHint,
  },
  { scope: 'WRITE_CODES', title: messages.writeCodes, description: messages.writeCodesHint },
  {
    scope: 'WRITE_WORKSPACE',
    title: messages.writeWorkspace,
    description: messages.writeWorkspaceHint,
  },
  {
    scope: 'WRITE_WEBHOOKS',
    title: messages.writeWebhooks,
    description: messages.writeWebhooksHint,
  },
] as const satisfies readonly { scope: ApiScope; title: object; description: object }[];

/** `READ_FEEDBACK` as the REST API and its documentation spell it. */
export const toRestScope = (scope: string) => scope.toLowerCase().replace('_', ':');
