import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import {
  ReplayInput,
  Replayed,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
} from '../../contract/webhook.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';
import { sendByHand } from '../../services/webhook/deliveries.ts';

export const deliveries = ({ webhookDeliveries }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/webhook/:id/deliveries/',
      documented({
        tag: 'webhook',
        name: 'listWebhookDeliveries',
        summary: 'What it was told in 30 days, the latest first.',
        answers: { 200: WebhookDeliveryPage },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      query(WebhookDeliveryQuery),
      async (c) => {
        const asked = c.req.valid('query');
        const page = await webhookDeliveries.list(c.var.accountId, c.req.param('id'), asked);
        return c.json(toPage(c.req.url, asked, page));
      },
    )
    .post(
      '/webhook/:id/test/',
      documented({
        tag: 'webhook',
        name: 'testWebhook',
        limit: sendByHand,
        summary: 'Sends it a message of the kind webhook.test.',
        answers: { 202: WebhookDelivery },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) =>
        c.json(await webhookDeliveries.sendTest(c.var.accountId, c.req.param('id')), 202),
    )
    .post(
      '/webhook/:id/replay/',
      documented({
        tag: 'webhook',
        name: 'replayFailedDeliveries',
        limit: sendByHand,
        summary: 'Sends everything again that failed since a moment, under the same ids.',
        answers: { 202: Replayed },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(ReplayInput),
      async (c) => {
        const { since } = c.req.valid('json');
        const { accountId } = c.var;
        const id = c.req.param('id');
        return c.json(await webhookDeliveries.replayFailed(accountId, id, since), 202);
      },
    )
    .post(
      '/webhook/:id/deliveries/:delivery/replay/',
      documented({
        tag: 'webhook',
        name: 'replayDelivery',
        limit: sendByHand,
        summary: 'Sends a message again, under the same id.',
        answers: { 202: WebhookDelivery },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        const { id, delivery } = c.req.param();
        return c.json(await webhookDeliveries.replay(c.var.accountId, id, delivery), 202);
      },
    );
