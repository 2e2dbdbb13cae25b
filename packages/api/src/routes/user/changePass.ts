import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Done, PasswordResetInput, ValidLink } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { oneTimeToken } from '../../middleware/oneTimeToken.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const changePass = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/change_pass/',
      documented({
        tag: 'user',
        name: 'checkResetLink',
        summary:
          'Whether a password reset link may still be used, and which programs end with the password.',
        security: 'oneTimeToken',
        limit: userLimits.changePass,
        answers: { 200: ValidLink },
        refuses: ['link_inactive'],
      }),
      oneTimeToken,
      async (c) => c.json(await users.checkResetLink(c.var.oneTimeToken)),
    )
    .put(
      '/user/change_pass/',
      documented({
        tag: 'user',
        name: 'resetPassword',
        summary:
          'Sets a new password by the token from a letter. Every session, key and webhook ends that is not kept.',
        security: 'oneTimeToken',
        limit: userLimits.changePass,
        answers: { 200: Done },
        refuses: ['invalid_input', 'link_inactive'],
      }),
      oneTimeToken,
      body(PasswordResetInput, { takesMore: true }),
      async (c) => {
        await users.resetPassword(c.var.oneTimeToken, c.req.valid('json'), originOf(c));
        return c.json({});
      },
    );
