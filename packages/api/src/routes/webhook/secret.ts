import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { WebhookSecret, WebhookSecretInput } from '../../contract/webhook.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const secret = ({ webhooks }: Services) =>
  new Hono<ApiEnv>()
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
    );
