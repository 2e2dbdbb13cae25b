import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  Alarm,
  AlarmChange,
  Alarms,
  MarkReadInput,
  NotificationPage,
  NotificationQuery,
  NotificationSettings,
  NotificationSettingsInput,
  PushDevice,
  PushDeviceInput,
  PushDevices,
  Unread,
} from './contract.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn, originOf } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';
import { nameDevice } from '../tools/nameDevice.ts';

export const notificationRoutes = ({ alarms, notifications, pushDevices }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/notification/',
      documented({
        tag: 'notification',
        name: 'listNotifications',
        summary: 'What the caller was told in 90 days, the latest first.',
        answers: { 200: NotificationPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(NotificationQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await notifications.list(c.var, asked)));
      },
    )
    .post(
      '/notification/mark_read/',
      documented({
        tag: 'notification',
        name: 'markNotificationsRead',
        summary:
          'Marks notifications as read by the caller: all of them, or none. Without `ids`: every one.',
        answers: { 200: Unread },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(MarkReadInput),
      async (c) => c.json(await notifications.markRead(c.var, c.req.valid('json'))),
    )
    .get(
      '/alarm/',
      documented({
        tag: 'notification',
        name: 'listAlarms',
        scope: 'read:stats',
        summary:
          'Changes of ratings, volumes and topics. The latest first, at most 20, without those that are not useful.',
        answers: { 200: Alarms },
      }),
      loggedIn,
      async (c) => c.json(await alarms.list(c.var.accountId)),
    )
    .patch(
      '/alarm/:id/',
      documented({
        tag: 'notification',
        name: 'updateAlarm',
        summary:
          'Says whether an alarm is useful. Each that is not halves how often its kind may be false, five times at most.',
        answers: { 200: Alarm },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(AlarmChange),
      async (c) =>
        c.json(await alarms.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .get(
      '/push_device/',
      documented({
        tag: 'notification',
        name: 'listPushDevices',
        summary: 'The devices that the caller is notified in, the newest first.',
        answers: { 200: PushDevices },
      }),
      loggedIn,
      async (c) => c.json(await pushDevices.list(c.var.viewer)),
    )
    .post(
      '/push_device/',
      documented({
        tag: 'notification',
        name: 'addPushDevice',
        summary:
          'Has the browser of the caller notified of answers, until this session ends. Sent again, it changes of which.',
        answers: { 200: PushDevice },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(PushDeviceInput),
      async (c) =>
        c.json(
          await pushDevices.add(
            c.var.viewer,
            c.req.valid('json'),
            nameDevice(originOf(c).userAgent),
          ),
        ),
    )
    .delete(
      '/push_device/:id/',
      documented({
        tag: 'notification',
        name: 'removePushDevice',
        summary: 'Ends the notifications in a device of the caller.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await pushDevices.remove(c.var.viewer, c.req.param('id'));
        return c.body(null, 204);
      },
    )
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
