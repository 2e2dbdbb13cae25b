import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Code } from '../../contract/code.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const resume = ({ codes }: Services) =>
  new Hono<ApiEnv>().post(
    '/code/:id/resume/',
    documented({
      tag: 'code',
      name: 'resumeCode',
      scope: 'write:codes',
      summary: 'Opens a paused code again, if its art still scans.',
      answers: { 200: Code },
      refuses: ['not_found', 'not_published', 'scan_blocked'],
    }),
    loggedIn,
    async (c) => {
      await codes.resume(c.var.accountId, c.req.param('id'));
      return c.json(await codes.get(c.var.accountId, c.req.param('id')));
    },
  );
