import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Webhook, WebhookChange } from '../../contract/webhook.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const webhook = ({ webhooks }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/webhook/:id/',
      documented({
        tag: 'webhook',
        name: 'getWebhook',
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
    );
