import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsLocationsCodes, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const locationsCodes = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/locations_codes/',
    documented({
      tag: 'stats',
      name: 'getStatsLocationsCodes',
      scope: 'read:stats',
      summary: 'Locations and codes, best first.',
      answers: { 200: StatsLocationsCodes },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.locationsCodes(c.var.accountId, c.req.valid('query'))),
  );
