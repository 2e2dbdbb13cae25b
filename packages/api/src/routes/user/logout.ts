import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { RefreshInput } from '../../contract/user/tokens.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

export const logout = ({ users }: Services) =>
  new Hono<ApiEnv>().post(
    '/user/logout/',
    documented({
      tag: 'user',
      name: 'logout',
      summary: 'Ends the session of a refresh token. A token that is dead already is no error.',
      isPublic: true,
      limit: userLimits.sessions,
      answers: { 204: null },
      refuses: ['invalid_input'],
    }),
    body(RefreshInput, { takesMore: true }),
    async (c) => {
      await users.logout(c.req.valid('json').refresh, originOf(c));
      return c.body(null, 204);
    },
  );
