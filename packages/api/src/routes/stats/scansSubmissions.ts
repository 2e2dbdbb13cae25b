import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsScansSubmissions, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const scansSubmissions = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/scans_submissions/',
    documented({
      tag: 'stats',
      name: 'getStatsScansSubmissions',
      scope: 'read:stats',
      summary: 'Scans and submissions by day, weekday and hour.',
      answers: { 200: StatsScansSubmissions },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.scansSubmissions(c.var.accountId, c.req.valid('query'))),
  );
