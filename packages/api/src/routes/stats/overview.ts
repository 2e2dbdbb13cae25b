import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsOverview, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const overview = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/overview/',
    documented({
      tag: 'stats',
      name: 'getStatsOverview',
      scope: 'read:stats',
      summary: 'Scans, submissions and how they relate.',
      answers: { 200: StatsOverview },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.overview(c.var.accountId, c.req.valid('query'))),
  );
