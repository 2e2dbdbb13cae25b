import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Notification } from '../notification/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';
import { sendOnce } from './sendOnce.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { peopleSql } from '../account/people.sql.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const noSuchAddress = Object.assign(new Error('550 No such user'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
});

/** Hands a letter to a mail server that takes it, or that knows no such address. */
const send = async (taken: boolean, address?: string) => {
  const { accountId, userId } = owner;
  const letterId = api.tools.newId();
  const createdAt = api.tools.now();
  const letter = { id: letterId, kind: 'sendLowRatings', about: letterId, createdAt };
  await lettersSql.insert(api.store.db, { accountId, ...letter });
  const person = await peopleSql.find(api.store.db, accountId, userId);
  if (!person) throw new Error('The owner is gone.');
  const mailer = {
    send: () => (taken ? Promise.resolve() : Promise.reject(noSuchAddress)),
    close: () => undefined,
  };
  const write = () => Promise.resolve({ subject: 'x', text: 'x', html: 'x' });
  await sendOnce(
    { ...api.tools, mailer },
    { accountId, letterId },
    person,
    write,
    address === undefined ? undefined : { name: 'Old Town', address },
  );
};

const list = async (query: string) =>
  (await readAnswer<{ results: Notification[] }>(api.as(owner).get(`/notification/${query}`)))
    .results;
const failing = async () =>
  (await list('?failing=true')).map(({ letter_to, count }) => [letter_to, count]);
const markRead = () => readAnswer(api.as(owner).post('/notification/mark_read/', {}));

it('letters that do not arrive are told of, with how many, which and where', async () => {
  await send(false);
  await send(false);
  expect(await list('?unread=true')).toMatchObject([
    {
      kind: 'letter_failed',
      count: 2,
      letter: 'low_ratings',
      letter_to: owner.email,
      code: null,
      code_name: null,
      location_name: null,
    },
  ]);
});

describe('a letter that is tried again and again', () => {
  const tryFor = async (letterId: string, retries: number, isLastTry = false) => {
    const { accountId, userId } = owner;
    const person = await peopleSql.find(api.store.db, accountId, userId);
    if (!person) throw new Error('The owner is gone.');
    const down = { send: () => Promise.reject(new Error('451 Not now')), close: () => undefined };
    const tools = { ...api.tools, mailer: down, retries, isLastTry };
    const write = () => Promise.resolve({ subject: 'x', text: 'x', html: 'x' });
    return sendOnce(tools, { accountId, letterId }, person, write).catch((error: Error) => error);
  };
  let letterId: string;
  beforeEach(async () => {
    letterId = api.tools.newId();
    const { accountId } = owner;
    const createdAt = api.tools.now();
    const letter = { id: letterId, kind: 'sendDigest', about: letterId, createdAt };
    await lettersSql.insert(api.store.db, { accountId, ...letter });
  });

  it('is told of after an hour, once, until others arrive', async () => {
    for (const retries of [0, 1, 59]) await tryFor(letterId, retries);
    expect(await failing()).toEqual([]);
    for (const retries of [60, 61, 62]) expect(await tryFor(letterId, retries)).toBeDefined();
    expect(await failing()).toEqual([[owner.email, 1]]);
    expect(await list('?unread=true')).toMatchObject([{ kind: 'letter_failed', letter: 'digest' }]);
    expect(await lettersSql.find(api.store.db, owner.accountId, letterId)).toMatchObject({
      failed_at: null,
    });
    await send(true);
    expect(await failing()).toEqual([]);
  });

  it('does not count again when it is given up', async () => {
    await tryFor(letterId, 60);
    await tryFor(letterId, 1_440, true);
    expect(await failing()).toEqual([[owner.email, 1]]);
    expect(await lettersSql.find(api.store.db, owner.accountId, letterId)).not.toMatchObject({
      failed_at: null,
    });
  });

  it('is told of when it is given up although others arrived since', async () => {
    await tryFor(letterId, 60);
    await send(true);
    await tryFor(letterId, 1_440, true);
    expect(await failing()).toEqual([[owner.email, 1]]);
  });
});

it('that they do not arrive is shown, read or not, until one arrives there', async () => {
  await send(false, 'Gone@example.com');
  await send(false);
  await markRead();
  expect(await failing()).toEqual([
    [owner.email, 1],
    ['gone@example.com', 1],
  ]);

  await send(true, 'gone@example.com');
  expect(await failing()).toEqual([[owner.email, 1]]);
});

it('a letter that arrives is news enough: nobody has to read that others did not', async () => {
  await send(false);
  await send(true);
  expect(await list('?unread=true')).toEqual([]);
  expect(await list('')).toMatchObject([{ kind: 'letter_failed', is_read: true }]);
});

it('an address has one line of trouble, also when it was read in between', async () => {
  await send(false);
  await markRead();
  await send(false);
  expect(await failing()).toEqual([[owner.email, 1]]);
  expect(await list('?unread=true')).toHaveLength(1);
});

describe('an address that nothing is sent to any more is nobody’s trouble', () => {
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  const place = (change: object) =>
    readAnswer(api.as(owner).patch(`/location/${workspace.location.id}/`, change));
  const set = (low_rating_letters: boolean, change: object = {}) =>
    readAnswer(
      api.as(owner).put('/user/notification_settings/', {
        digest: 'none',
        quiet_from: null,
        quiet_to: null,
        timezone: 'UTC',
        low_rating_letters,
        ...change,
      }),
    );

  beforeEach(async () => {
    workspace = await makeWorkspace(api, owner);
    await place({ alert_email: 'gone@example.com', alert_threshold: 4 });
    await send(false, 'gone@example.com');
    await send(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the place has another', () => place({ alert_email: 'here@example.com' })],
    ['the place asks for no letters', () => place({ alert_threshold: 0 })],
    ['the place is gone', () => api.as(owner).delete(`/location/${workspace.location.id}/`)],
    ['its company is gone', () => api.as(owner).delete(`/company/${workspace.company.id}/`)],
    ['nobody wants to hear of low ratings', () => set(false)],
    [
      'the place is as the account, which says never',
      async () => {
        await place({ alert_threshold: null });
        await set(true, { low_rating_threshold: 0 });
      },
    ],
  ])('%s', async (_, change) => {
    await change();
    expect(await failing()).toEqual([[owner.email, 1]]);
  });

  it('not before', async () => {
    await place({ alert_threshold: 6 });
    await set(true, { timezone: 'Europe/Warsaw', low_rating_threshold: 0 });
    expect(await failing()).toHaveLength(2);
    await set(true, { low_rating_threshold: 3 });
    await place({ alert_threshold: null });
    expect(await failing()).toHaveLength(2);
  });
});
