import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { AddedWebhook, WebhookInput, Webhooks } from '../../contract/webhook.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const webhooks = ({ webhooks }: Services) =>
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
    );
