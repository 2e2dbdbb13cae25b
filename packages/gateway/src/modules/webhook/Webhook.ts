import type { WebhookEvent, WebhookResolvers, WebhookState } from '../../resolvers.generated.ts';

/** `feedback.received` as the graph spells it. */
const toGraphEvent = (event: string) => event.toUpperCase().replace('.', '_') as WebhookEvent;

/** What a webhook is called in the graph where the API has another word. */
export const Webhook: WebhookResolvers = {
  dateCreated: ({ date_created }) => date_created,
  events: ({ events }) => events.map(toGraphEvent),
  failingSince: ({ failing_since }) => failing_since,
  lastUsed: ({ last_used }) => last_used,
  formerSecretUntil: ({ former_secret_until }) => former_secret_until,
  state: ({ state }) => state.toUpperCase() as WebhookState,
};
