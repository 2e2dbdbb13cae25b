// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Answer, Answers } from '../../../test/fakeGateway';
import { me } from '../../../test/me';
import { press, renderApp } from '../../../test/renderApp';

const settings = {
  __typename: 'NotificationSettings',
  digest: 'NONE',
  quietFrom: null,
  quietTo: null,
  timezone: 'Europe/Warsaw',
  lowRatingLetters: true,
  lowRatingThreshold: 5,
  monthlyReport: false,
  lowRatingTopics: [],
  lowRatingWords: [],
};

const open = (answers: Answers = {}) =>
  renderApp('/account/?tab=settings', {
    isLoggedIn: true,
    answers: {
      AccountPage: { data: { me } },
      AppShell: { data: { me } },
      NotificationSettings: { data: { notificationSettings: settings } },
      ...answers,
    },
  });

const answering = (changes: object): Answers => ({
  UpdateNotificationSettings: {
    data: { updateNotificationSettings: { settings: null, errors: [], ...changes } },
  },
});

it('saves all of them at once, with a night offered for quiet hours', async () => {
  const saved = {
    ...settings,
    digest: 'WEEKLY',
    lowRatingThreshold: 3,
    monthlyReport: true,
  };
  const { user, asked } = open(answering({ settings: saved }));

  await user.click(await screen.findByRole('radio', { name: 'Every Monday' }));
  await user.click(
    screen.getByRole('button', { name: /Write to me at once when a rating is|5 or lower/ }),
  );
  await user.click(await screen.findByRole('option', { name: '3 or lower' }));
  await user.click(screen.getByRole('checkbox', { name: 'Monthly report' }));
  expect(screen.queryByRole('button', { name: /From/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  expect(await screen.findByRole('button', { name: /From/ })).toBeDefined();
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings are saved.')).toBeDefined();
  expect(asked.find(({ name }) => name === 'UpdateNotificationSettings')?.variables).toEqual({
    input: {
      digest: 'WEEKLY',
      quietFrom: '22:00',
      quietTo: '07:00',
      timezone: 'Europe/Warsaw',
      lowRatingLetters: true,
      lowRatingThreshold: 3,
      monthlyReport: true,
      lowRatingTopics: [],
      lowRatingWords: [],
    },
  });
});

it('narrow letters about low ratings to topics, merged and hidden ones aside, and to words', async () => {
  const choice = (topic: string, changes: object) => ({
    __typename: 'TopicChoice',
    topic,
    name: null,
    words: '',
    hidden: false,
    target: null,
    ...changes,
  });
  const { user, asked } = open({
    ...answering({ settings }),
    TopicChoices: {
      data: {
        topicChoices: [
          choice('food', { hidden: true }),
          choice('drinks', { target: 'breakfast' }),
          choice('own-1', { name: 'Terrace', words: 'terrace' }),
        ],
        nameChoices: { shown: '', hidden: '' },
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Only some comments' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Terrace' }));
  await user.click(screen.getByRole('checkbox', { name: 'Waiting time' }));
  expect(screen.queryByRole('checkbox', { name: 'Food' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Drinks' })).toBeNull();
  const words = screen.getByRole('textbox', { name: /one of these words/ });
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  await user.click(words);
  await user.paste(`cold, ${'w'.repeat(41)}`);
  if (save) await user.click(save);
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'));
  expect(asked.some(({ name }) => name === 'UpdateNotificationSettings')).toBe(false);

  await user.clear(words);
  await user.type(words, 'cold, slow,');
  if (save) await user.click(save);

  await screen.findByText('Your notification settings are saved.');
  expect(asked.find(({ name }) => name === 'UpdateNotificationSettings')?.variables).toMatchObject({
    input: { lowRatingTopics: ['own-1', 'waiting'], lowRatingWords: ['cold', 'slow'] },
  });
});

it('say at their field what the server found wrong', async () => {
  const { user } = open({
    NotificationSettings: {
      data: { notificationSettings: { ...settings, quietFrom: '22:00', quietTo: '22:00' } },
    },
    ...answering({ errors: [{ field: 'quietTo', code: 'invalid' }] }),
  });
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings could not be saved.')).toBeDefined();
  const end = screen.getByRole('button', { name: /^To|10:00 PM To/ });
  const said = end.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'This value is not valid.',
  );
});

it('say when they could not be saved', async () => {
  const { user } = open({ UpdateNotificationSettings: { failure: 'UPSTREAM_UNAVAILABLE' } });
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings could not be saved.')).toBeDefined();
});

it('can be asked for again when they did not load', async () => {
  let answer: Answer = { status: 500 };
  const { user } = open({ NotificationSettings: () => answer });

  await screen.findByText('Your notification settings could not be loaded.');
  answer = { data: { notificationSettings: settings } };
  await press(user, 'Try again');

  expect(await screen.findByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
});

describe('times to reply', () => {
  const time = (ratingMin: number, ratingMax: number, hours: number) => ({
    __typename: 'DueTime',
    ratingMin,
    ratingMax,
    hours,
  });

  it('are set for low, middle and high ratings', async () => {
    const set = [time(1, 6, 4)];
    const { user, asked } = open({
      DueTimes: { data: { dueTimes: [] } },
      SetDueTimes: { data: { setDueTimes: { dueTimes: set, errors: [] } } },
    });
    await user.click(await screen.findByRole('button', { name: /Ratings 1–6/ }));
    await user.click(await screen.findByRole('option', { name: '4 hours' }));
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);

    expect(await screen.findByText('The times to reply are saved.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'SetDueTimes')?.variables).toEqual({
      input: { dueTimes: [{ ratingMin: 1, ratingMax: 6, hours: 4 }] },
    });
  });

  it('show those that a program has set for other ratings, and keep them', async () => {
    const there = [time(1, 3, 5), time(10, 10, 720)];
    const { user, asked } = open({
      DueTimes: { data: { dueTimes: there } },
      SetDueTimes: { data: { setDueTimes: { dueTimes: there, errors: [] } } },
    });
    const names = (await screen.findAllByRole('button', { name: /Ratings? \d/ })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['5 hours', 'No time', 'No time', 'No time', '30 days']);
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);
    await screen.findByText('The times to reply are saved.');
    expect(asked.find(({ name }) => name === 'SetDueTimes')?.variables).toEqual({
      input: {
        dueTimes: [
          { ratingMin: 1, ratingMax: 3, hours: 5 },
          { ratingMin: 10, ratingMax: 10, hours: 720 },
        ],
      },
    });
  });
});

describe('notifications on devices', () => {
  afterEach(() => vi.unstubAllGlobals());

  const device = {
    __typename: 'PushDevice',
    id: 'device-1',
    name: 'Firefox on Windows',
    lowOnly: true,
    locations: [],
    topics: [],
    words: [],
    digest: 'NONE',
    dateCreated: '2026-11-27T18:00:00.000Z',
    isCurrent: true,
  };
  const listing = (...devices: object[]) => ({
    data: { pushDevices: { __typename: 'PushDevices', publicKey: 'AQID', devices } },
  });

  /** A browser that can be notified, and what its person says when it asks. */
  const openBrowser = (permission: NotificationPermission) => {
    const requestPermission = vi.fn(() => {
      notification.permission = permission;
      return Promise.resolve(permission);
    });
    const notification = { permission: 'default' as NotificationPermission, requestPermission };
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', vi.fn());
    const subscribe = vi.fn(() =>
      Promise.resolve({
        endpoint: 'https://push.example/1',
        getKey: (name: string) => new Uint8Array(name === 'auth' ? [255, 254] : [4, 5]).buffer,
      }),
    );
    const pushManager = { getSubscription: () => Promise.resolve(null), subscribe };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), { ready: Promise.resolve({ pushManager }) }),
    });
    return { requestPermission, subscribe };
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are switched on by a press, which is when the browser asks', async () => {
    const { requestPermission, subscribe } = openBrowser('granted');
    let list = listing();
    const { user, asked } = open({
      PushDevices: () => list,
      AddPushDevice: () => {
        list = listing(device);
        return { data: { addPushDevice: { device, errors: [] } } };
      },
    });
    const on = await screen.findByRole('button', { name: 'Notify me on this device' });
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(on);

    expect(await screen.findByText('This device is notified.')).toBeDefined();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'AQID' });
    expect(asked.find(({ name }) => name === 'AddPushDevice')?.variables).toEqual({
      input: { endpoint: 'https://push.example/1', p256dh: 'BAU', auth: '__4', lowOnly: true },
    });
    expect(await screen.findByRole('radio', { name: 'Low ratings' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('are of chosen answers, and together where that is wanted', async () => {
    openBrowser('granted');
    let list = listing(device);
    const { user, asked } = open({
      PushDevices: () => list,
      TopicChoices: { data: { topicChoices: [], nameChoices: { shown: '', hidden: '' } } },
      LocationChoices: { data: { list: { items: [], pageInfo: { pageCount: 1 } } } },
      AddPushDevice: () => {
        const changed = { ...device, topics: ['waiting'], words: ['cold'], digest: 'DAILY' };
        list = listing(changed);
        return { data: { addPushDevice: { device: changed, errors: [] } } };
      },
    });
    await press(user, 'Choose answers');
    const dialog = await screen.findByRole('dialog', { name: 'Choose answers' });
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Waiting time' }));
    await user.type(within(dialog).getByRole('textbox', { name: /one of these words/ }), 'cold');
    await user.click(within(dialog).getByRole('button', { name: /When/ }));
    await user.click(await screen.findByRole('option', { name: 'Every day at 8:00, together' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText('all locations, 1 topic, 1 word · Every day at 8:00, together'),
    ).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ name }) => name === 'AddPushDevice')?.variables).toEqual({
      input: {
        endpoint: 'https://push.example/1',
        p256dh: 'BAU',
        auth: '__4',
        lowOnly: true,
        locations: [],
        topics: ['waiting'],
        words: ['cold'],
        digest: 'DAILY',
      },
    });
  });

  it('say what to do where the browser forbids them', async () => {
    openBrowser('denied');
    const { user } = open({ PushDevices: listing() });
    await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
    expect(await screen.findByText(/This browser blocks notifications/)).toBeDefined();
  });

  it('say that a browser without them cannot', async () => {
    open({ PushDevices: listing() });
    expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined();
  });

  it('lead to the app on an iPhone', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: 'iPhone' } }));
    open({ PushDevices: listing() });
    const link = await screen.findByRole('link', { name: 'How to install it' });
    expect(link.getAttribute('href')).toBe('/app/');
  });

  it('are removed from another device', async () => {
    let list = listing({ ...device, isCurrent: false });
    const { user, asked } = open({
      PushDevices: () => list,
      RemovePushDevice: () => {
        list = listing();
        return { data: { removePushDevice: { removed: true, errors: [] } } };
      },
    });
    await screen.findByText('Firefox on Windows');
    await press(user, 'Remove');
    expect(await screen.findByText('That device is notified no more.')).toBeDefined();
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(asked.find(({ name }) => name === 'RemovePushDevice')?.variables).toEqual({
      input: { id: 'device-1' },
    });
  });
});
