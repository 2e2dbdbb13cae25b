import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Done, EmailInput } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const requestActivationLink = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/request_activation_link/',
    documented({
      tag: 'user',
      name: 'requestActivationLink',
      summary: 'Sends the activation letter again.',
      isPublic: true,
      limit: userLimits.resend,
      answers: { 200: Done },
      refuses: ['invalid_input', 'invalid_or_active', 'no_account', 'email_gone'],
    }),
    body(EmailInput, { takesMore: true }),
    async (c) => {
      await users.requestActivationLink(c.req.valid('json').email);
      return c.json({});
    },
  );
