import type {
  DeliveryState,
  DeliveryTrouble,
  WebhookDeliveryResolvers,
} from '../../resolvers.generated.ts';

/** What a message is called in the graph where the API has another word. */
export const WebhookDelivery: WebhookDeliveryResolvers = {
  lastTry: ({ last_try }) => last_try,
  nextTry: ({ next_try }) => next_try,
  occurredAt: ({ occurred_at }) => occurred_at,
  state: ({ state }) => state.toUpperCase() as DeliveryState,
  trouble: ({ trouble }) => (trouble === null ? null : (trouble.toUpperCase() as DeliveryTrouble)),
};
