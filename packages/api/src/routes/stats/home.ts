import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { HomeQuery, StatsHome } from '../../contract/statsHome.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const home = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/home/',
    documented({
      tag: 'stats',
      name: 'getStatsHome',
      scope: 'read:stats',
      summary: 'What the first page shows of the last 30 days.',
      answers: { 200: StatsHome },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(HomeQuery),
    async (c) => c.json(await stats.home(c.var.accountId, c.req.valid('query').tz)),
  );
