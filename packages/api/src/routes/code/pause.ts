import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Code } from '../../contract/code.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const pause = ({ codes }: Services) =>
  new Hono<ApiEnv>().post(
    '/code/:id/pause/',
    documented({
      tag: 'code',
      name: 'pauseCode',
      scope: 'write:codes',
      summary: 'Closes a code for now. Its page says so kindly.',
      answers: { 200: Code },
      refuses: ['not_found', 'not_published'],
    }),
    loggedIn,
    async (c) => {
      await codes.pause(c.var.accountId, c.req.param('id'));
      return c.json(await codes.get(c.var.accountId, c.req.param('id')));
    },
  );
