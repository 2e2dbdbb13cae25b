import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { UserDetails, UserDetailsInput } from '../../contract/user/account.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import { originOf } from '../../middleware/originOf.ts';
import type { Services } from '../../services/services.ts';

export const details = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/details/',
      documented({
        tag: 'user',
        name: 'getUserDetails',
        summary: 'The person who is logged in.',
        answers: { 200: UserDetails },
      }),
      loggedIn,
      async (c) => c.json(await users.getDetails(c.var.accountId, c.var.userId)),
    )
    .patch(
      '/user/details/',
      documented({
        tag: 'user',
        name: 'updateUserDetails',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: UserDetails },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(UserDetailsInput),
      async (c) => c.json(await users.updateDetails(c.var, c.req.valid('json'), originOf(c))),
    );
