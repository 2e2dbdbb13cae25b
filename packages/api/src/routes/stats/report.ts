import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsReport, StatsReportQuery } from '../../contract/statsReport.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const report = ({ findReport }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/report/',
    documented({
      tag: 'stats',
      name: 'getStatsReport',
      scope: 'read:stats',
      summary: 'What a month brought, beside the month before.',
      answers: { 200: StatsReport },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsReportQuery),
    async (c) => c.json(await findReport(c.var.accountId, c.req.valid('query'))),
  );
