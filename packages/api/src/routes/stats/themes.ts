import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsQuery, StatsThemes } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const themes = ({ themes: found }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/themes/',
    documented({
      tag: 'stats',
      name: 'getStatsThemes',
      scope: 'read:stats',
      summary: 'What the newest thousand comments speak of. Personal data in them is hidden.',
      answers: { 200: StatsThemes },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await found.read(c.var.accountId, c.req.valid('query'))),
  );
