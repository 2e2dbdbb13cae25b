import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StatsForms, StatsQuery } from '../../contract/stats.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const forms = ({ stats }: Services) =>
  new Hono<ApiEnv>().get(
    '/stats/forms/',
    documented({
      tag: 'stats',
      name: 'getStatsForms',
      scope: 'read:stats',
      summary: 'Forms, best first.',
      answers: { 200: StatsForms },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(StatsQuery),
    async (c) => c.json(await stats.forms(c.var.accountId, c.req.valid('query'))),
  );
