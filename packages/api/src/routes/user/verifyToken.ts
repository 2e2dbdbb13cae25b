import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Done } from '../../contract/user/account.ts';
import { VerifyInput } from '../../contract/user/tokens.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const verifyToken = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/api/token/verify/',
    documented({
      tag: 'user',
      name: 'verifyToken',
      summary: 'Whether a token is still accepted.',
      isPublic: true,
      limit: userLimits.sessions,
      answers: { 200: Done },
      refuses: ['invalid_input', 'token_not_valid'],
    }),
    body(VerifyInput, { takesMore: true }),
    async (c) => {
      await users.verifyToken(c.req.valid('json').token);
      return c.json({});
    },
  );
