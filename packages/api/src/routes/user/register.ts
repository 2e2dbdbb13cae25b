import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Registered, RegisterInput } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const register = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/register/',
    documented({
      tag: 'user',
      name: 'register',
      summary: 'Opens an account and sends the activation letter.',
      isPublic: true,
      limit: userLimits.register,
      answers: { 201: Registered },
      refuses: ['invalid_input'],
    }),
    body(RegisterInput, { takesMore: true }),
    async (c) =>
      c.json(await users.register(c.req.valid('json'), c.var.clientAddress, originOf(c)), 201),
  );
