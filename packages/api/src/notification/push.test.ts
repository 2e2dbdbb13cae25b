import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { sendPush } from '../jobs/sendPush.ts';
import type { Location } from '../location/contract.ts';
import { sessionsSql } from '../account/sessions.sql.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openReceiver, type Received, type Receiver } from '../test/openReceiver.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { newTokenId } from '../tools/ids.ts';
import { createSecretFor } from '../tools/secrets.ts';
import type { PushDevice, PushDevices } from './contract.ts';
import { notifyOfFeedback } from './notifyOfFeedback.ts';
import { notifyMember, pushKeys } from './push.ts';
import { pushSql } from './push.sql.ts';

type Workspace = Awaited<ReturnType<typeof makeOpenWorkspace>>;

const hourMs = 3_600_000;

let api: TestApi;
let owner: TestPerson;
let shop: Workspace;
let service: Receiver;

beforeAll(async () => {
  api = await createTestApi({ settings: { webhookAllowPrivate: true } });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.length = 0;
  owner = await api.addPerson('owner');
  shop = await makeOpenWorkspace(api, owner);
  service = await openReceiver();
});
afterEach(() => service.close());

/** A browser with keys of its own, which subscribed at the push service. */
function openBrowser(path = crypto.randomUUID()) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${service.url}/${path}`,
      p256dh: curve.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** RFC 8291 and 8188: what only this browser can read. */
    read: ({ bytes }: Received) => {
      const [salt, idLength] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
      const sender = bytes.subarray(21, 21 + idLength);
      const sealed = bytes.subarray(21 + idLength);
      const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, size));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
      const input = derive(curve.computeSecret(sender), auth, info, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2 and padding.
      const end = opened.lastIndexOf(2);
      return JSON.parse(opened.subarray(0, end).toString('utf8')) as Record<string, string>;
    },
  };
}

const switchOn = async (
  person = owner,
  changes: Partial<Pick<PushDevice, 'low_only' | 'locations' | 'topics' | 'words' | 'digest'>> = {},
  browser = openBrowser(),
) => {
  const body = { ...browser.subscription, low_only: false, ...changes };
  const device = await readAnswer<PushDevice>(api.as(person).post('/push_device/', body));
  return { ...browser, device };
};

const list = (person = owner) => readAnswer<PushDevices>(api.as(person).get('/push_device/'));

const answer = async (changes: Record<string, unknown> = {}, { published } = shop) => {
  const slug = new URL(published.form_url).pathname.split('/').findLast((part) => part !== '');
  await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(changes)));
  await notifyOfFeedback(api.tools);
};

/** Does the notifications that were asked for; a job that fails is tried again, as the queue does. */
const runPushes = async () => {
  const asked = api.jobs.filter(({ name }) => name === 'sendPush');
  const others = api.jobs.filter(({ name }) => name !== 'sendPush');
  api.jobs.splice(0, api.jobs.length, ...asked);
  await api.runJobs();
  api.jobs.push(...others);
};

/** A colleague who is logged in to the owner's account. */
const addColleague = async (locations: readonly string[]) => {
  const person = await api.addPerson('colleague');
  const [id, sessionId] = [api.tools.newId(), api.tools.newId()];
  const { db } = api.store;
  const at = new Date();
  await membershipsSql.insert(db, {
    accountId: owner.accountId,
    id,
    person: { account_id: person.accountId, id: person.userId },
    invitation: { role: 'reader', everywhere: false, invited_by: owner.userId },
    at,
  });
  await membershipsSql.setPlaces(db, owner.accountId, id, { companies: [], locations });
  await sessionsSql.insert(db, {
    account_id: person.accountId,
    id: sessionId,
    person_id: person.userId,
    rotates: false,
    remembered: false,
    created_at: at,
    used_at: at,
    expires_at: new Date(at.getTime() + 24 * hourMs),
    member_account_id: owner.accountId,
  });
  const iat = Math.floor(at.getTime() / 1_000);
  const access = await api.signer.sign({
    token_type: 'access',
    jti: newTokenId(),
    user_id: person.userId,
    sid: sessionId,
    iat,
    exp: iat + 86_400,
  });
  return { person: { ...person, access }, membershipId: id, sessionId };
};

const addPlace = () =>
  readAnswer<Location>(
    api.as(owner).post('/location/', {
      name: 'Harbor',
      email: 'harbor@example.com',
      address: '1 Quay',
      description: '',
      company: shop.company.id,
      timezone: 'Europe/Warsaw',
    }),
  );

describe('a notification', () => {
  it('is encrypted for its browser, signed by this server, and holds no word of the visitor', async () => {
    const { read } = await switchOn();
    await answer({
      rating: 9,
      comment: 'Call me at 555 0100',
      name: 'Vera',
      email: 'vera@example.com',
    });
    await runPushes();

    const [message] = service.received;
    if (!message) throw new Error('The push service was sent nothing.');
    expect(read(message)).toEqual({
      title: 'New feedback',
      body: '9 of 10 · Old Town',
      url: expect.stringMatching(/^\/feedback\/\?open=[\w-]{36}$/),
      tag: expect.any(String),
    });
    expect(message.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const [, token = '', k = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? [];
    expect(k).toBe((await list()).public_key);
    const point = Buffer.from(k, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
      each.toString('base64url'),
    );
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, key, { audience: new URL(service.url).origin });
    expect(payload.sub).toMatch(/^mailto:/);
  });

  it('tells of low ratings alone where that was chosen, by the threshold of the place', async () => {
    const { read } = await switchOn(owner, { low_only: true });
    await api.as(owner).patch(`/location/${shop.location.id}/`, { alert_threshold: 3 });
    await answer({ rating: 4 });
    await answer({ rating: 2 });
    await runPushes();

    expect(service.received.map((each) => read(each)['title'])).toEqual(['Low rating: 2 of 10']);
  });

  it('tells of answers at chosen locations, about chosen topics and with chosen words alone', async () => {
    const other = await makeOpenWorkspace(api, owner);
    const here = await switchOn(owner, { locations: [shop.location.id] });
    const slow = await switchOn(owner, { topics: ['waiting'] });
    const cold = await switchOn(owner, { topics: ['waiting'], words: ['ZIMNA', 'mróz'] });
    await answer({ rating: 9, comment: 'We waited an hour' }, other);
    await answer({ rating: 8, comment: 'Gorącą kawę dostaliśmy po godzinie czekania' });
    await answer({ rating: 7, comment: '' });
    await runPushes();

    /** Titles sent to one browser, which cannot decrypt those of the others. */
    const titles = ({ read }: Awaited<ReturnType<typeof switchOn>>) =>
      service.received.flatMap((each) => {
        try {
          return [read(each)['title']];
        } catch {
          return [];
        }
      });
    expect([titles(here), titles(slow), titles(cold)]).toEqual([
      ['2 new answers'],
      ['2 new answers'],
      [],
    ]);
    await answer({ rating: 3, comment: 'Zimna zupa, a czekaliśmy godzinę' });
    await runPushes();
    expect(titles(cold)).toEqual(['Low rating: 3 of 10']);
    const stranger = await api.addPerson('stranger');
    const { subscription } = openBrowser();
    const refused = await api.as(stranger).post('/push_device/', {
      ...subscription,
      low_only: false,
      locations: [shop.location.id],
    });
    expect(refused.status).toBe(400);
  });

  it('tells of an hour together where that was chosen, and of an assigned answer at once', async () => {
    api.clock.skewMs = Date.parse('2026-12-01T12:10:00Z') - Date.now();
    const { read, device } = await switchOn(owner, { digest: 'hourly' });
    expect(device).toMatchObject({ digest: 'hourly', locations: [], topics: [], words: [] });
    await answer({ rating: 9 });
    await answer({ rating: 8 });
    await runPushes();
    expect(service.received).toEqual([]);
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    const { accountId, userId } = owner;
    const { id: memberId } = (await membershipsSql.ofPerson(api.store.db, accountId, userId)) ?? {
      id: '',
    };
    const told = { accountId, kind: 'mentioned' as const, memberId, actorId: undefined };
    const answers = [{ id: results[0]?.id ?? '', code: shop.code.id }];
    await api.store.transact((inside) => notifyMember(inside, api.tools, { ...told, answers }));
    await runPushes();
    expect(service.received.map((each) => read(each)['title'])).toEqual(['A note mentions you']);

    api.clock.skewMs += 51 * 60_000;
    await runPushes();
    expect(service.received.map((each) => read(each)['title']).slice(1)).toEqual(['2 new answers']);
  });

  it('is sent once for all that came in the quiet hours, at their end', async () => {
    const { read } = await switchOn();
    const now = new Date();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(11, 16);
    await readAnswer(
      api.as(owner).put('/user/notification_settings/', {
        digest: 'none',
        quiet_from: at(-hourMs),
        quiet_to: at(2 * hourMs),
        timezone: 'UTC',
        low_rating_letters: true,
      }),
    );
    await answer({ rating: 9 });
    await answer({ rating: 8 });
    await runPushes();
    expect(service.received).toEqual([]);

    api.clock.skewMs = 2 * hourMs + 60_000;
    await runPushes();
    expect(service.received.map((each) => read(each)['title'])).toEqual(['2 new answers']);
  });

  it('waits when quiet hours were set since it was asked for', async () => {
    await switchOn();
    await answer();
    const now = new Date();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(11, 16);
    await readAnswer(
      api.as(owner).put('/user/notification_settings/', {
        digest: 'none',
        quiet_from: at(-hourMs),
        quiet_to: at(hourMs),
        timezone: 'UTC',
        low_rating_letters: true,
      }),
    );
    await runPushes();
    expect(service.received).toEqual([]);
    api.clock.skewMs = hourMs + 60_000;
    await runPushes();
    expect(service.received).toHaveLength(1);
  });

  it('is sent once by two processes that try at once, and when its job runs again', async () => {
    const { device } = await switchOn();
    await answer();
    const input = { accountId: owner.accountId, deviceId: device.id };
    const tools = {
      ...api.tools,
      mailer: { send: () => Promise.resolve(), close: () => undefined },
    };
    // The loser is tried again by the queue.
    await Promise.allSettled([sendPush.run(input, tools), sendPush.run(input, tools)]);
    await sendPush.run(input, tools);
    expect(service.received).toHaveLength(1);
  });

  it('is tried again after an outage, under the same topic and tag, which replace the first', async () => {
    const { read } = await switchOn();
    await answer({ rating: 9 });
    service.answerNext((response) => response.writeHead(503).end());
    const asked = api.jobs.filter(({ name }) => name === 'sendPush');
    await expect(runPushes()).rejects.toThrow('The push service took nothing.');
    await answer({ rating: 8 });
    api.jobs.unshift(...asked);
    await runPushes();

    const [first, second, third] = service.received;
    if (!first || !second || !third) throw new Error('Three were expected.');
    expect(read(second)).toEqual(read(first));
    expect(second.headers['topic']).toBe(first.headers['topic']);
    expect(read(third)).toMatchObject({ body: '8 of 10 · Old Town' });
    expect(service.received).toHaveLength(3);
  });

  it('is taken over from a process that is gone', async () => {
    const { device } = await switchOn();
    await answer();
    const living = await pushSql.findLiving(api.store.db, owner.accountId, device.id, new Date());
    if (!living) throw new Error('The device is there.');
    const until = new Date(Date.now() + 30_000);
    await pushSql.claim(api.store.db, living, {
      now: new Date(),
      until,
      messageId: api.tools.newId(),
    });
    await expect(runPushes()).rejects.toThrow('Another process is sending to this device.');

    api.clock.skewMs = 31_000;
    const input = { accountId: owner.accountId, deviceId: device.id };
    await sendPush.run(input, {
      ...api.tools,
      mailer: { send: () => Promise.resolve(), close: () => undefined },
    });
    expect(service.received).toHaveLength(1);
  });

  it('says nothing of an answer that was removed before it went out', async () => {
    await switchOn();
    await answer();
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    await api.as(owner).delete(`/feedback/${results[0]?.id}/`);
    await runPushes();
    expect(service.received).toEqual([]);
  });
});

describe('a device', () => {
  it.each([404, 410])('is removed when its push service answers %s', async (status) => {
    await switchOn();
    await answer();
    service.answerNext((response) => response.writeHead(status).end());
    await runPushes();
    expect((await list()).devices).toEqual([]);
    await answer();
    await runPushes();
    expect(service.received).toHaveLength(1);
  });

  it('is listed, changed by the same browser, and removed', async () => {
    const browser = openBrowser();
    const { device } = await switchOn(owner, {}, browser);
    const changed = await switchOn(owner, { low_only: true }, browser);
    expect(changed.device.id).toBe(device.id);
    expect((await list()).devices).toEqual([
      { ...device, low_only: true, is_current: true, name: '' },
    ]);
    const stranger = await api.addPerson('stranger');
    expect((await api.as(stranger).delete(`/push_device/${device.id}/`)).status).toBe(404);
    expect((await api.as(owner).delete(`/push_device/${device.id}/`)).status).toBe(204);
    expect((await list()).devices).toEqual([]);
  });

  it('keeps its filter when its browser says nothing of one', async () => {
    const filter = { locations: [shop.location.id], topics: ['price'], words: ['zł'] };
    const browser = openBrowser();
    await switchOn(owner, { ...filter, digest: 'daily' }, browser);
    const { device } = await switchOn(owner, { low_only: true }, browser);
    expect(device).toMatchObject({ ...filter, digest: 'daily', low_only: true });
    const { device: cleared } = await switchOn(owner, { topics: [], digest: 'none' }, browser);
    expect(cleared).toMatchObject({ ...filter, topics: [], digest: 'none' });
  });

  it('is of whoever switched it on last', async () => {
    const browser = openBrowser();
    await switchOn(owner, {}, browser);
    const next = await api.addPerson('next');
    await switchOn(next, {}, browser);
    expect((await list()).devices).toEqual([]);
    expect((await list(next)).devices).toHaveLength(1);
    await answer();
    await runPushes();
    expect(service.received).toEqual([]);
  });

  it('goes with the session that it was switched on in', async () => {
    await switchOn();
    await answer();
    await sessionsSql.endAll(api.store.db, owner.accountId, owner.userId, new Date());
    await runPushes();
    expect(service.received).toEqual([]);
    expect(await api.database.selectFrom('push_device').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ account_id: owner.accountId }),
    );
  });

  it('makes room: a member has twenty', async () => {
    for (let count = 0; count < 21; count += 1) await switchOn();
    expect((await list()).devices).toHaveLength(20);
  });

  it('cannot lead into this machine or its network', async () => {
    const strict = await createTestApi();
    const person = await strict.addPerson('careful');
    const { subscription } = openBrowser();
    for (const endpoint of [
      'http://127.0.0.1/',
      'https://10.0.0.1/x',
      'https://[::1]/',
      'no address',
    ]) {
      const response = await strict
        .as(person)
        .post('/push_device/', { ...subscription, endpoint, low_only: false });
      expect([endpoint, response.status]).toEqual([endpoint, 400]);
    }
    await strict.close();
  });

  it('has a key that messages can be encrypted for', async () => {
    const { subscription } = openBrowser();
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const response = api
      .as(owner)
      .post('/push_device/', { ...subscription, p256dh, low_only: false });
    expect(await (await response).json()).toHaveProperty('p256dh');
  });
});

describe('a colleague', () => {
  it('is told of answers from their places alone', async () => {
    const other = await addPlace();
    const there = await addColleague([shop.location.id]);
    const elsewhere = await addColleague([other.id]);
    const mine = await switchOn(there.person);
    await switchOn(elsewhere.person);
    await answer({ rating: 9 });
    await runPushes();
    expect(service.received.map((each) => mine.read(each)['body'])).toEqual(['9 of 10 · Old Town']);
  });

  it('is told nothing once the place was taken from them', async () => {
    const other = await addPlace();
    const { person, membershipId } = await addColleague([shop.location.id]);
    await switchOn(person);
    await answer();
    const places = { companies: [], locations: [other.id] };
    await membershipsSql.setPlaces(api.store.db, owner.accountId, membershipId, places);
    await runPushes();
    expect(service.received).toEqual([]);
  });

  it('is told nothing once they were removed', async () => {
    const { person, membershipId } = await addColleague([shop.location.id]);
    await switchOn(person);
    await answer();
    expect((await api.as(owner).delete(`/colleague/${membershipId}/`)).status).toBe(204);
    await runPushes();
    expect(service.received).toEqual([]);
  });
});

describe('an assigned answer', () => {
  const assign = (person: TestPerson, ids: string[], assignee: string) =>
    readAnswer(api.as(person).post('/feedback/bulk_update/', { ids, assignee }));
  const idsOf = async () =>
    (await readAnswer<{ results: { id: string }[] }>(api.as(owner).get('/feedback/'))).results.map(
      ({ id }) => id,
    );

  it('is told on each device of its assignee, however few answers they want to hear of', async () => {
    const { person, membershipId } = await addColleague([shop.location.id]);
    await readAnswer(
      api.as(owner).patch(`/colleague/${membershipId}/`, {
        role: 'manager',
        everywhere: false,
        companies: [],
        locations: [shop.location.id],
      }),
    );
    await switchOn();
    const { read } = await switchOn(person, { low_only: true });
    await answer({ rating: 9 });
    await answer({ rating: 8 });
    await runPushes();
    service.received.length = 0;

    const ids = await idsOf();
    await assign(owner, ids.slice(0, 1), membershipId);
    await runPushes();
    expect(service.received.map((each) => read(each))).toEqual([
      {
        title: 'An answer is yours to deal with',
        body: '8 of 10 · Old Town',
        url: `/feedback/?open=${ids[0]}`,
        tag: expect.any(String),
      },
    ]);
    // Of both, one is told already; whoever takes one is told nothing.
    await assign(owner, ids, membershipId);
    await runPushes();
    expect(service.received).toHaveLength(2);
    service.received.length = 0;
    const { colleagues } = await readAnswer<{ colleagues: { id: string; is_self: boolean }[] }>(
      api.as(owner).get('/team/'),
    );
    await assign(owner, ids, colleagues.find(({ is_self }) => is_self)?.id ?? '');
    await runPushes();
    expect(service.received).toEqual([]);
  });

  it('is not told on a device any more once its person lost the place', async () => {
    const { person, membershipId } = await addColleague([shop.location.id]);
    await api.store.db
      .updateTable('membership')
      .set({ role: 'manager' })
      .where('id', '=', membershipId)
      .execute();
    await switchOn(person);
    await answer();
    await runPushes();
    service.received.length = 0;
    await assign(owner, await idsOf(), membershipId);
    await membershipsSql.setPlaces(api.store.db, owner.accountId, membershipId, {
      companies: [],
      locations: [],
    });
    await runPushes();
    expect(service.received).toEqual([]);
  });
});

describe('the keys of the server', () => {
  const { settings } = { settings: { vapidPrivateKey: undefined } };
  const make = (current: string, former?: string, vapidPrivateKey?: string) =>
    pushKeys({
      settings: { ...api.settings, ...settings, vapidPrivateKey },
      secretFor: createSecretFor(current),
      formerSecretFor: former === undefined ? undefined : createSecretFor(former),
    });

  it('are the same in each process, and those of a former secret are still known', () => {
    const [before] = make('one');
    expect(make('one')[0]).toEqual(before);
    const [now, former] = make('two', 'one');
    expect(now.publicKey).not.toBe(before.publicKey);
    expect(former).toEqual(before);
  });

  it('may be a setting', () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const [key, ...others] = make(
      'one',
      undefined,
      curve.getPrivateKey('base64url').padStart(43, 'A'),
    );
    expect(key.publicKey).toBe(curve.getPublicKey('base64url'));
    expect(others).toHaveLength(1);
  });
});
