import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Deletion } from '../../contract/deletion.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const restore = ({ recentDeletions }: Services) =>
  new Hono<ApiEnv>().post(
    '/deletion/:id/restore/',
    documented({
      tag: 'deletion',
      name: 'restoreDeletion',
      summary: 'Takes a delete back: all that went with it is there again.',
      answers: { 200: Deletion },
      refuses: ['not_found', 'parent_deleted'],
    }),
    loggedIn,
    async (c) => c.json(await recentDeletions.restore(c.var.accountId, c.req.param('id'))),
  );
