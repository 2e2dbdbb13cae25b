import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsRatings, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const ratings = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/ratings/',
    documented({
      tag: 'stats',
      name: 'getStatsRatings',
      scope: 'read:stats',
      summary: 'Ratings, their distribution and the net promoter score.',
      answers: { 200: StatsRatings },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.ratings(c.var.accountId, c.req.valid('query'))),
  );
