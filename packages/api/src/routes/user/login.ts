import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FirstLoginInput, LoginInput, TokenPair } from '../../contract/user/tokens.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const login = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/user/login/',
      documented({
        tag: 'user',
        name: 'login',
        summary: 'Opens a session.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: ['invalid_input', 'no_active_account'],
      }),
      body(LoginInput, { takesMore: true }),
      async (c) => {
        return c.json(await users.login(c.req.valid('json'), c.var.clientAddress, originOf(c)));
      },
    )
    .post(
      '/user/first_login/',
      documented({
        tag: 'user',
        name: 'firstLogin',
        summary:
          'Opens the first session of an activated account without the password, once, for the browser that registered it.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: ['invalid_input', 'token_not_valid'],
      }),
      body(FirstLoginInput),
      async (c) => c.json(await users.firstLogin(c.req.valid('json'), originOf(c))),
    );
