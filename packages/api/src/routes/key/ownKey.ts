import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { ApiKey } from '../../contract/user/apiKeys.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const ownKey = ({ apiKeys }: Services) =>
  new Hono<ApiEnv>().get(
    '/key/',
    documented({
      tag: 'key',
      name: 'getOwnKey',
      scope: 'any',
      summary: 'The API key that asks: its name, its scopes and its term.',
      answers: { 200: ApiKey },
      refuses: ['not_found'],
    }),
    loggedIn,
    async (c) => c.json(await apiKeys.get(c.var.accountId, c.var.sessionId)),
  );
