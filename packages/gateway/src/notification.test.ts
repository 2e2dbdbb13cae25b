import { describe, expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { notification, user } from './test/world.ts';

const settings = {
  digest: 'weekly',
  quiet_from: '22:00',
  quiet_to: '07:00',
  timezone: 'Europe/Warsaw',
  low_rating_letters: false,
  low_rating_threshold: 3,
  monthly_report: true,
};

describe('notifications', () => {
  it('are shown in the words of the graph, in one call', async () => {
    const { ask, asked } = createTestGateway({ 'GET /notification/': listOf([notification]) });

    const { data } = await ask(`{ notifications(unreadOnly: true, page: { page: 1, pageSize: 5 }) {
      items { id kind count codeId codeName locationId locationName feedbackId rating newestRating newestComment letter
        letterTo dateCreated dateUpdated isRead }
      pageInfo { totalCount } } }`);

    expect(asked).toHaveLength(1);
    expect(asked[0]?.query).toEqual({ page: '1', page_size: '5', unread: 'true' });
    expect(data).toEqual({
      notifications: {
        items: [
          {
            id: 'notification-1',
            kind: 'LOW_RATING',
            count: 3,
            codeId: 'code-1',
            codeName: 'Table 1',
            locationId: 'location-1',
            locationName: 'Old Town',
            feedbackId: 'feedback-1',
            rating: 2,
            newestRating: 2,
            newestComment: 'Cold soup',
            letter: null,
            letterTo: null,
            dateCreated: notification.date_created,
            dateUpdated: notification.date_updated,
            isRead: false,
          },
        ],
        pageInfo: { totalCount: 1 },
      },
    });
  });

  it('tell which letters do not arrive', async () => {
    const failed = {
      ...notification,
      kind: 'letter_failed',
      letter: 'low_ratings',
      letter_to: 'a@b.cc',
    };
    const { ask, asked } = createTestGateway({ 'GET /notification/': listOf([failed]) });

    const { data } = await ask('{ failingLetters { kind letter letterTo } }');

    expect(asked[0]?.query).toMatchObject({ failing: 'true' });
    expect(data).toEqual({
      failingLetters: [{ kind: 'LETTER_FAILED', letter: 'LOW_RATINGS', letterTo: 'a@b.cc' }],
    });
  });

  it('are marked as read by id, or all together', async () => {
    const { ask, asked } = createTestGateway({
      'POST /notification/mark_read/': () => ({ unread: 0 }),
    });
    const mutation = `mutation ($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) { unread errors { code } } }`;

    const { data } = await ask(mutation, { input: { ids: ['notification-1'] } });
    await ask(mutation, { input: {} });

    expect(asked.map(({ body }) => body)).toEqual([{ ids: ['notification-1'] }, { ids: null }]);
    expect(data).toEqual({ markNotificationsRead: { unread: 0, errors: [] } });
  });

  it('that are not there leave the count as it is', async () => {
    const { ask } = createTestGateway({
      'POST /notification/mark_read/': () =>
        new Reply(404, { detail: 'Not found.', code: 'not_found' }),
      'GET /user/details/': () => user,
    });

    const { data } = await ask(`mutation {
      markNotificationsRead(input: { ids: ["x"] }) { unread errors { field code } } }`);

    expect(data).toEqual({
      markNotificationsRead: { unread: 2, errors: [{ field: null, code: 'not_found' }] },
    });
  });

  it('are told as they change', async () => {
    const body = [
      'event: listening\ndata: {}\n\n',
      'event: feedback\ndata: {"id":"feedback-1"}\n\n',
      `event: notification\ndata: ${JSON.stringify({ notification, unread: 3 })}\n\n`,
      'event: notification\ndata: {"notification":null,"unread":0}\n\n',
    ].join('');
    const { send } = createTestGateway({
      'GET /feedback/stream/': () =>
        new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    });

    const answer = await send({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: 'Bearer abc',
      },
      body: JSON.stringify({
        query:
          'subscription { accountEvent { notificationChanged { notification { id count } unread } } }',
      }),
    });

    const told = [...(await answer.text()).matchAll(/"notificationChanged":(\{.*\})\}\}\}/g)];
    expect(told.map(([, change = '']) => JSON.parse(change) as unknown)).toEqual([
      { notification: { id: 'notification-1', count: 3 }, unread: 3 },
      { notification: null, unread: 0 },
    ]);
  });
});

const alarm = {
  id: 'alarm-1',
  kind: 'rating_lower',
  location: 'location-1',
  location_name: 'Old Town',
  topic: null,
  topic_name: null,
  since: '2026-08-13',
  n: 60,
  before: 8.6,
  after: 7.4,
  date_found: '2026-08-17T14:00:00.000Z',
  not_useful: false,
  stands: true,
};

describe('alarms', () => {
  const fields =
    '{ id kind locationId locationName topic topicName since n before after dateFound notUseful stands }';
  const shown = {
    id: 'alarm-1',
    kind: 'RATING_LOWER',
    locationId: 'location-1',
    locationName: 'Old Town',
    topic: null,
    topicName: null,
    since: '2026-08-13',
    n: 60,
    before: 8.6,
    after: 7.4,
    dateFound: '2026-08-17T14:00:00.000Z',
    notUseful: false,
    stands: true,
  };

  it('are shown by themselves, on the first page and in the list of notifications', async () => {
    const told = { ...notification, kind: 'alarm', code: null, alarm };
    const { ask } = createTestGateway({
      'GET /alarm/': () => ({ alarms: [alarm] }),
      'GET /notification/': listOf([told]),
    });

    const { data } = await ask(
      `{ alarms ${fields} home { alarms { id } } notifications { items { kind alarm ${fields} } } }`,
    );

    expect(data).toEqual({
      alarms: [shown],
      home: { alarms: [{ id: 'alarm-1' }] },
      notifications: { items: [{ kind: 'ALARM', alarm: shown }] },
    });
  });

  it('are judged, where they are there', async () => {
    const { ask, asked } = createTestGateway({
      'PATCH /alarm/alarm-1/': () => ({ ...alarm, not_useful: true }),
      'PATCH /alarm/x/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
    });
    const mutation = `mutation ($input: UpdateAlarmInput!) {
      updateAlarm(input: $input) { alarm { id notUseful } errors { field code } } }`;

    expect((await ask(mutation, { input: { id: 'alarm-1', notUseful: true } })).data).toEqual({
      updateAlarm: { alarm: { id: 'alarm-1', notUseful: true }, errors: [] },
    });
    expect(asked[0]?.body).toEqual({ not_useful: true });
    expect((await ask(mutation, { input: { id: 'x', notUseful: true } })).data).toEqual({
      updateAlarm: { alarm: null, errors: [{ field: null, code: 'not_found' }] },
    });
  });
});

describe('the settings of notifications', () => {
  it('are shown and set in the words of the graph', async () => {
    const { ask, asked } = createTestGateway({
      'GET /user/notification_settings/': () => settings,
      'PUT /user/notification_settings/': () => settings,
    });
    const fields =
      '{ digest quietFrom quietTo timezone lowRatingLetters lowRatingThreshold monthlyReport }';
    const told = {
      digest: 'WEEKLY',
      quietFrom: '22:00',
      quietTo: '07:00',
      timezone: 'Europe/Warsaw',
      lowRatingLetters: false,
      lowRatingThreshold: 3,
      monthlyReport: true,
    };

    expect((await ask(`{ notificationSettings ${fields} }`)).data).toEqual({
      notificationSettings: told,
    });
    const { data } = await ask(
      `mutation ($input: UpdateNotificationSettingsInput!) {
        updateNotificationSettings(input: $input) { settings ${fields} errors { code } } }`,
      { input: told },
    );

    expect(asked[1]?.body).toEqual(settings);
    expect(data).toEqual({ updateNotificationSettings: { settings: told, errors: [] } });
  });

  it('say which of them is wrong', async () => {
    const { ask } = createTestGateway({
      'PUT /user/notification_settings/': () =>
        new Reply(400, { quiet_to: ['This field is required.'] }),
    });

    const { data } = await ask(`mutation { updateNotificationSettings(input: {
      digest: NONE, quietFrom: "22:00", timezone: "UTC", lowRatingLetters: true
    }) { settings { digest } errors { field code } } }`);

    expect(data).toEqual({
      updateNotificationSettings: {
        settings: null,
        errors: [{ field: 'quietTo', code: 'required' }],
      },
    });
  });
});

describe('devices', () => {
  const device = {
    id: 'device-1',
    name: 'Firefox on Windows',
    low_only: true,
    date_created: '2026-11-27T18:00:00.000Z',
    is_current: true,
  };

  it('are listed with the key of the server, added and removed', async () => {
    const { ask, asked } = createTestGateway({
      'GET /push_device/': () => ({ public_key: 'key', devices: [device] }),
      'POST /push_device/': () => device,
      'DELETE /push_device/device-1/': () => new Reply(204, null),
    });

    const list = await ask('{ pushDevices { publicKey devices { id name lowOnly isCurrent } } }');
    expect(list.data).toEqual({
      pushDevices: {
        publicKey: 'key',
        devices: [{ id: 'device-1', name: 'Firefox on Windows', lowOnly: true, isCurrent: true }],
      },
    });
    const added = await ask(`mutation { addPushDevice(input: {
      endpoint: "https://push.example/1", p256dh: "p", auth: "a", lowOnly: true
    }) { device { id } errors { code } } }`);
    expect(added.data).toEqual({ addPushDevice: { device: { id: 'device-1' }, errors: [] } });
    expect(asked[1]?.body).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      low_only: true,
    });
    const removed = await ask(
      'mutation { removePushDevice(input: { id: "device-1" }) { removed errors { code } } }',
    );
    expect(removed.data).toEqual({ removePushDevice: { removed: true, errors: [] } });
  });
});

it('the first page has the latest of them', async () => {
  const { ask, asked } = createTestGateway({ 'GET /notification/': listOf([notification]) });

  const { data } = await ask('{ home { latestNotifications { id } } }');

  expect(asked[0]?.query).toMatchObject({ page: '1', page_size: '5' });
  expect(data).toEqual({ home: { latestNotifications: [{ id: 'notification-1' }] } });
});
