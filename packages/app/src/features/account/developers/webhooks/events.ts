import type { WebhookEvent } from '../../../../server/generated/graphql';
import { messages } from './messages';

/** What a webhook can be told of, in the order in which it is asked. */
export const events = [
  { event: 'FEEDBACK_RECEIVED', title: messages.feedbackReceived },
  { event: 'FEEDBACK_UPDATED', title: messages.feedbackUpdated },
  { event: 'CODE_PUBLISHED', title: messages.codePublished },
  { event: 'CODE_PAUSED', title: messages.codePaused },
] as const satisfies readonly { event: WebhookEvent; title: unknown }[];

/** `FEEDBACK_RECEIVED` as messages have it: `feedback.received`. */
export const toRestEvent = (event: WebhookEvent): string => event.toLowerCase().replace('_', '.');
