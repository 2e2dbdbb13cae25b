import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { RefreshedTokens, RefreshInput } from '../../contract/user/tokens.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

/** Clients send their expired access token along; it does not matter here. */
export const refreshToken = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/api/token/refresh/',
    documented({
      tag: 'user',
      name: 'refreshToken',
      summary: 'Buys a new access token and, where the session rotates, the next refresh token.',
      isPublic: true,
      limit: userLimits.sessions,
      answers: { 200: RefreshedTokens },
      refuses: ['invalid_input', 'token_not_valid'],
    }),
    body(RefreshInput, { takesMore: true }),
    async (c) => {
      const tokens = await users.refreshToken(c.req.valid('json').refresh, originOf(c));
      return c.json(tokens);
    },
  );
