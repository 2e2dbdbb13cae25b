import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  AddedWebhook,
  Replayed,
  ReplayInput,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookInput,
  Webhooks,
  WebhookSecret,
  WebhookSecretInput,
} from './contract.ts';
import { body } from '../http/body.ts';
import { documented, originOf, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';
import { sendByHand } from './deliveries.ts';

export const webhookRoutes = ({ webhooks, webhookDeliveries }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/webhook/',
      documented({
        tag: 'webhook',
        name: 'listWebhooks',
        summary: 'The programs that are told of what happens, the oldest first.',
        answers: { 200: Webhooks },
      }),
      loggedIn,
      async (c) => c.json({ results: await webhooks.list(c.var.accountId) }),
    )
    .post(
      '/webhook/',
      documented({
        tag: 'webhook',
        name: 'addWebhook',
        scope: 'write:webhooks',
        summary:
          'Adds a program that is told, by the password or a key. Answers the secret of its signatures.',
        answers: { 201: AddedWebhook },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(WebhookInput),
      async (c) => c.json(await webhooks.add(c.var, c.req.valid('json'), originOf(c)), 201),
    )
    .get(
      '/webhook/:id/',
      documented({
        tag: 'webhook',
        name: 'getWebhook',
        // A program looks after its own by its id; the list has addresses of others, which are secrets.
        scope: 'write:webhooks',
        summary: 'One program that is told. Its secret is not in it.',
        answers: { 200: Webhook },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await webhooks.get(c.var.accountId, c.req.param('id'))),
    )
    .patch(
      '/webhook/:id/',
      documented({
        tag: 'webhook',
        name: 'updateWebhook',
        scope: 'write:webhooks',
        summary:
          'Changes part of it. Another address, other events and switching it on take the password.',
        answers: { 200: Webhook },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(WebhookChange),
      async (c) =>
        c.json(await webhooks.update(c.var, c.req.param('id'), c.req.valid('json'), originOf(c))),
    )
    .delete(
      '/webhook/:id/',
      documented({
        tag: 'webhook',
        name: 'removeWebhook',
        scope: 'write:webhooks',
        summary: 'Removes it for good, with the list of what it was told.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await webhooks.remove(c.var, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/webhook/:id/secret/',
      documented({
        tag: 'webhook',
        name: 'showWebhookSecret',
        summary: 'Shows what messages are signed with, by the password.',
        answers: { 200: WebhookSecret },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(WebhookSecretInput),
      async (c) => {
        const { password } = c.req.valid('json');
        const id = c.req.param('id');
        return c.json(await webhooks.showSecret(c.var, id, password, originOf(c)));
      },
    )
    .post(
      '/webhook/:id/rotate_secret/',
      documented({
        tag: 'webhook',
        name: 'rotateWebhookSecret',
        scope: 'write:webhooks',
        summary:
          'Exchanges the secret, by the password or a key. The one before signs as well for 24 hours.',
        answers: { 200: WebhookSecret },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(WebhookSecretInput),
      async (c) => {
        const { password } = c.req.valid('json');
        const id = c.req.param('id');
        return c.json(await webhooks.rotateSecret(c.var, id, password, originOf(c)));
      },
    )
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
