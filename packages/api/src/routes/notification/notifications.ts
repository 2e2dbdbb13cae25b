import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { NotificationPage, NotificationQuery } from '../../contract/notification.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const notifications = ({ notifications }: Services) =>
  new Hono<ApiEnv>().get(
    '/notification/',
    documented({
      tag: 'notification',
      name: 'listNotifications',
      summary: 'What the account was told in 90 days, the latest first.',
      answers: { 200: NotificationPage },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(NotificationQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return c.json(toPage(c.req.url, asked, await notifications.list(c.var.accountId, asked)));
    },
  );
