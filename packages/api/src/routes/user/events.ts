import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { SecurityEventPage, SecurityEventQuery } from '../../contract/user/securityEvents.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const events = ({ users }: Services) =>
  new Hono<ApiEnv>().get(
    '/user/events/',
    documented({
      tag: 'user',
      name: 'listSecurityEvents',
      summary: 'What happened to the account, newest first, for 400 days.',
      answers: { 200: SecurityEventPage },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(SecurityEventQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return c.json(toPage(c.req.url, asked, await users.listSecurityEvents(c.var, asked)));
    },
  );
