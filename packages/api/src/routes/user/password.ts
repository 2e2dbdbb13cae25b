import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Done, PasswordChangeInput } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const password = ({ users }: Services) =>
  new Hono<ApiEnv>().put(
    '/user/password/',
    documented({
      tag: 'user',
      name: 'changePassword',
      limit: userLimits.password,
      summary:
        'Sets a new password by the current one. Other sessions end, and keys and webhooks that are not kept.',
      answers: { 200: Done },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    body(PasswordChangeInput),
    async (c) => {
      await users.changePassword(c.var, c.req.valid('json'), originOf(c));
      return c.json({});
    },
  );
