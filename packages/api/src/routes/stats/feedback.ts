import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsFeedback, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const feedback = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/feedback/',
    documented({
      tag: 'stats',
      name: 'getStatsFeedback',
      scope: 'read:stats',
      summary: 'Comments and sentiment.',
      answers: { 200: StatsFeedback },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.feedback(c.var.accountId, c.req.valid('query'))),
  );
