import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { DeletionPage, DeletionQuery } from '../../contract/deletion.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const deletions = ({ recentDeletions }: Services) =>
  new Hono<ApiEnv>().get(
    '/deletion/',
    documented({
      tag: 'deletion',
      name: 'listDeletions',
      summary: 'What was deleted in the last 30 days and can be taken back, newest first.',
      answers: { 200: DeletionPage },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(DeletionQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return c.json(toPage(c.req.url, asked, await recentDeletions.list(c.var.accountId, asked)));
    },
  );
