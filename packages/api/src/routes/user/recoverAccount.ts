import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Done, EmailInput } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const recoverAccount = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/recover/',
    documented({
      tag: 'user',
      name: 'recoverAccount',
      summary: 'Sends a password reset letter. Answers alike for an address without an account.',
      isPublic: true,
      limit: userLimits.recover,
      answers: { 200: Done },
      refuses: ['invalid_input'],
    }),
    body(EmailInput, { takesMore: true }),
    async (c) => {
      await users.recover(c.req.valid('json').email, originOf(c));
      return c.json({});
    },
  );
