import type {
  WebhookEvent,
  WebhookFormat,
  WebhookRow_WebhookFragment,
} from '../../../../server/generated/graphql';
import { messages } from './messages';

/** The events of a webhook, in the order of the form. */
export const events = [
  { event: 'FEEDBACK_RECEIVED', title: messages.feedbackReceived },
  { event: 'FEEDBACK_UPDATED', title: messages.feedbackUpdated },
  { event: 'CODE_PUBLISHED', title: messages.codePublished },
  { event: 'CODE_PAUSED', title: messages.codePaused },
] as const satisfies readonly { event: WebhookEvent; title: unknown }[];

/** The shapes of messages, in the order of the form. */
export const formats = [
  { format: 'JSON', title: messages.formatJson },
  { format: 'SLACK', title: messages.formatSlack },
  { format: 'TEAMS', title: messages.formatTeams },
] as const satisfies readonly { format: WebhookFormat; title: unknown }[];

/** `FEEDBACK_RECEIVED` as in webhook payloads: `feedback.received`. */
export const toRestEvent = (event: WebhookEvent): string => event.toLowerCase().replace('_', '.');

/** Short name of a webhook: its description, else its URL. */
export const webhookName = ({
  url,
  description,
}: Pick<WebhookRow_WebhookFragment, 'url' | 'description'>): string =>
  description || new URL(url).host;
