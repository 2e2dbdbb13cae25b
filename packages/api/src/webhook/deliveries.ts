import { testEvent, type WebhookDelivery, type WebhookDeliveryQuery } from './contract.ts';
import type { Page } from '../database/readPage.ts';
import type { Limit } from '../http/limits.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'webhooks' | 'webhookDeliveries' | 'now' | 'newId'>;

/** Nobody shall be flooded through us. */
export const sendByHand: Limit = { name: 'webhook_by_hand', points: 60, seconds: 600 };

/** What webhooks were told, and sending it once more. */
export const createWebhookDeliveries = (tools: Tools) => {
  const { webhooks, webhookDeliveries: deliveries, now, newId } = tools;

  const requireWebhook = async (accountId: string, webhookId: string) =>
    found(await webhooks.find(accountId, webhookId));

  const requireDelivery = async (accountId: string, webhookId: string, id: string) =>
    found(await deliveries.find(accountId, webhookId, id));

  return {
    async list(
      accountId: string,
      webhookId: string,
      query: WebhookDeliveryQuery,
    ): Promise<Page<WebhookDelivery>> {
      await requireWebhook(accountId, webhookId);
      return deliveries.list(accountId, webhookId, query);
    },

    /** Sends a message that says hello, also to a webhook that is switched off. */
    async sendTest(accountId: string, webhookId: string): Promise<WebhookDelivery> {
      await requireWebhook(accountId, webhookId);
      const id = newId();
      await deliveries.insert(accountId, webhookId, { id, event: testEvent, now: now() });
      return requireDelivery(accountId, webhookId, id);
    },

    /** Sends a message again, under the id that it had. */
    async replay(accountId: string, webhookId: string, id: string): Promise<WebhookDelivery> {
      await requireDelivery(accountId, webhookId, id);
      await deliveries.replay(accountId, webhookId, id, now());
      return requireDelivery(accountId, webhookId, id);
    },

    /** Sends everything again that failed since a moment. */
    async replayFailed(
      accountId: string,
      webhookId: string,
      since: Date,
    ): Promise<{ count: number }> {
      await requireWebhook(accountId, webhookId);
      return { count: await deliveries.replayFailed(accountId, webhookId, since, now()) };
    },
  };
};
