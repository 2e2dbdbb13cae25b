import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { ApiKeyInput, ApiKeys, NewApiKey } from '../../contract/user/apiKeys.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const apiKeys = ({ apiKeys: keys }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/api_key/',
      documented({
        tag: 'user',
        name: 'listApiKeys',
        summary: 'The keys of the account’s programs, the newest first; never their secrets.',
        answers: { 200: ApiKeys },
      }),
      loggedIn,
      async (c) => c.json({ results: await keys.list(c.var) }),
    )
    .post(
      '/user/api_key/',
      documented({
        tag: 'user',
        name: 'addApiKey',
        limit: userLimits.password,
        summary: 'Makes a key for a program, by the password. Only this answer has the key itself.',
        answers: { 201: NewApiKey },
        refuses: ['invalid_input', 'too_many_keys'],
      }),
      loggedIn,
      body(ApiKeyInput),
      async (c) => c.json(await keys.add(c.var, c.req.valid('json'), originOf(c)), 201),
    )
    .delete(
      '/user/api_key/:id/',
      documented({
        tag: 'user',
        name: 'revokeApiKey',
        summary: 'Revokes a key: it opens nothing from then on.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await keys.revoke(c.var, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    );
