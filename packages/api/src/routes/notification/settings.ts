import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { NotificationSettings, NotificationSettingsInput } from '../../contract/notification.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const settings = ({ notifications }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/notification_settings/',
      documented({
        tag: 'notification',
        name: 'getNotificationSettings',
        summary: "When the account's letters go out.",
        answers: { 200: NotificationSettings },
      }),
      loggedIn,
      async (c) => c.json(await notifications.settings(c.var.accountId)),
    )
    .put(
      '/user/notification_settings/',
      documented({
        tag: 'notification',
        name: 'setNotificationSettings',
        summary: 'Sets all of the settings.',
        answers: { 200: NotificationSettings },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(NotificationSettingsInput),
      async (c) => c.json(await notifications.setSettings(c.var.accountId, c.req.valid('json'))),
    );
