import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Activated } from '../../contract/user/account.ts';
import { documented } from '../../middleware/documented.ts';
import { refuseHead } from '../../middleware/methodNotAllowed.ts';
import { oneTimeToken } from '../../middleware/oneTimeToken.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const activateAccount = ({ users }: Services) =>
  new Hono<ApiEnv>().get(
    '/user/activate_account/',
    documented({
      tag: 'user',
      name: 'activateAccount',
      summary: 'Makes an account active, by the token from its letter.',
      security: 'oneTimeToken',
      limit: userLimits.activate,
      answers: { 200: Activated },
      refuses: ['already_active', 'link_inactive'],
    }),
    refuseHead,
    oneTimeToken,
    async (c) => {
      return c.json(await users.activate(c.var.oneTimeToken, originOf(c)));
    },
  );
