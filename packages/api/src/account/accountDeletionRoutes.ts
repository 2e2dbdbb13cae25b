import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { AccountDeletion, AccountDeletionInput } from './dataRightsContract.ts';
import { body } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import { originOf } from '../http/originOf.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';
import { userLimits } from './userLimits.ts';

export const accountDeletionRoutes = ({ deletion: wait }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/user/delete/',
      documented({
        tag: 'user',
        name: 'deleteAccount',
        limit: userLimits.password,
        summary: 'Deletes the account in 14 days, by its password. Until then it can be kept.',
        answers: { 202: AccountDeletion },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(AccountDeletionInput),
      async (c) => c.json(await wait.ask(c.var, c.req.valid('json'), originOf(c)), 202),
    )
    .delete(
      '/user/delete/',
      documented({
        tag: 'user',
        name: 'keepAccount',
        summary: 'Takes the deletion back. An account that was not to be deleted stays as it is.',
        answers: { 204: null },
      }),
      loggedIn,
      async (c) => {
        await wait.cancel(c.var, originOf(c));
        return c.body(null, 204);
      },
    );
