import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { MarkReadInput, Unread } from '../../contract/notification.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const markRead = ({ notifications }: Services) =>
  new Hono<ApiEnv>().post(
    '/notification/mark_read/',
    documented({
      tag: 'notification',
      name: 'markNotificationsRead',
      summary: 'Marks notifications as read: all of them, or none. Without `ids`: every one.',
      answers: { 200: Unread },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(MarkReadInput),
    async (c) => c.json(await notifications.markRead(c.var.accountId, c.req.valid('json'))),
  );
