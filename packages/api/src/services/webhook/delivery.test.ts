import type { ServerResponse } from 'node:http';

import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AddedWebhook, WebhookDelivery, WebhookSecret } from '../../contract/webhook.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openReceiver, type Received, type Receiver } from '../../test/openReceiver.ts';
import { goodPassword, guest, type TestPerson } from '../../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../../test/workspace.ts';
import { createPostSafely } from '../../tools/postSafely.ts';
import { tellOfFeedback } from '../notification/tellOfFeedback.ts';
import { createWebhookSender, type WebhookSender } from './createWebhookSender.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let api: TestApi;
let owner: TestPerson;
let receiver: Receiver;
let sender: WebhookSender;
beforeAll(async () => {
  api = await createTestApi({ settings: { webhookAllowPrivate: true } });
  const post = createPostSafely({ isAllowed: () => true });
  sender = createWebhookSender({ ...api.tools, post });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  receiver = await openReceiver();
});
afterEach(async () => {
  await api.database.deleteFrom('webhook').execute();
  await receiver.close();
});

const add = (changes: object = {}, person = owner) =>
  readAnswer<AddedWebhook>(
    api.as(person).post('/webhook/', {
      url: receiver.url,
      events: ['feedback.received', 'feedback.updated', 'code.published', 'code.paused'],
      ...changes,
    }),
  );

const list = async ({ id }: { id: string }): Promise<WebhookDelivery[]> => {
  const answer = api.as(owner).get(`/webhook/${id}/deliveries/?page_size=0`);
  return (await readAnswer<{ results: WebhookDelivery[] }>(answer)).results;
};

const get = ({ id }: { id: string }) =>
  readAnswer<AddedWebhook>(api.as(owner).get(`/webhook/${id}/`));

const test = ({ id }: { id: string }) =>
  readAnswer<WebhookDelivery>(api.as(owner).post(`/webhook/${id}/test/`));

/** A visitor answers, and the account is told. */
const answerAsVisitor = async (slug: string, changes: Record<string, unknown> = {}) => {
  await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(changes)));
  await tellOfFeedback(api.tools);
};

/** Lets time go by, and what is due go out. */
const pass = async (ms: number) => {
  api.clock.skewMs += ms;
  await sender.sendAll();
};

const status = (code: number) => (response: ServerResponse) => {
  response.writeHead(code).end('no');
};

const typesOf = (received: Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

/** As a receiver checks a message with the library of Standard Webhooks, at the time it came. */
const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe('a message', () => {
  it('tells what happened, signed as Standard Webhooks says', async () => {
    const webhook = await add();
    const { code } = await makeOpenWorkspace(api, owner);
    await answerAsVisitor(code.slug, { comment: 'Zażółć ☕' });
    await sender.sendAll();

    const [published, answered] = receiver.received;
    expect(typesOf(receiver.received)).toEqual(['code.published', 'feedback.received']);
    expect(verify(webhook.secret, published as Received)).toMatchObject({
      type: 'code.published',
      data: { id: code.id, name: code.name, short_url: expect.stringContaining(code.slug) },
    });
    expect(verify(webhook.secret, answered as Received)).toMatchObject({
      type: 'feedback.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { code: code.id, rating: 9, comment: 'Zażółć ☕' },
    });
    expect(answered?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': (await list(webhook))[0]?.id,
    });
    expect(await list(webhook)).toMatchObject([
      { event: 'feedback.received', state: 'delivered', status: 204, tries: 1 },
      { event: 'code.published', state: 'delivered', status: 204, tries: 1 },
    ]);
  });

  it('is refused by the library once a letter of it is changed, or with another secret', async () => {
    const webhook = await add();
    await test(webhook);
    await sender.sendAll();
    const [message] = receiver.received as [Received];

    expect(() => verify(webhook.secret, message)).not.toThrow();
    const other = { ...message, body: message.body.replace('webhook.test', 'webhook.tent') };
    expect(() => verify(webhook.secret, other)).toThrow('No matching signature');
    const stranger = await add({}, await api.addPerson('stranger'));
    expect(() => verify(stranger.secret, message)).toThrow('No matching signature');
  });

  it('goes to those who asked for its kind, and to nobody else’s', async () => {
    const pauses = await add({ events: ['code.paused'] });
    await add({}, await api.addPerson('stranger'));
    await add({ is_enabled: false });
    const { code } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { name: 'Table 2' }));
    expect((await api.as(owner).post(`/code/${code.id}/pause/`)).ok).toBe(true);
    expect((await api.as(owner).post(`/code/${code.id}/resume/`)).ok).toBe(true);
    await sender.sendAll();

    expect(typesOf(receiver.received)).toEqual(['code.paused']);
    expect(verify(pauses.secret, receiver.received[0] as Received)).toMatchObject({
      data: { name: 'Table 2' },
    });
  });

  it('tells what an owner makes of an answer', async () => {
    await add({ events: ['feedback.updated'] });
    const { code } = await makeOpenWorkspace(api, owner);
    await answerAsVisitor(code.slug);
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    const id = results[0]?.id;
    await readAnswer(api.as(owner).patch(`/feedback/${id}/`, { note: 'Call them' }));
    await sender.sendAll();

    const told = receiver.received.map(({ body }) => JSON.parse(body) as object);
    expect(told).toMatchObject([{ type: 'feedback.updated', data: { id, note: 'Call them' } }]);
  });

  it('holds no words of an answer that was removed before it went out', async () => {
    const webhook = await add({ events: ['feedback.received'] });
    const { code } = await makeOpenWorkspace(api, owner);
    await answerAsVisitor(code.slug, { comment: 'Forget this.' });
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    const gone = await api
      .as(owner)
      .post('/feedback/bulk_delete/', { ids: [results[0]?.id], confirm: 'DELETE' });
    expect(gone.status).toBe(200);
    await sender.sendAll();

    expect(receiver.received).toEqual([]);
    expect(await list(webhook)).toMatchObject([{ state: 'dropped', tries: 1 }]);
  });

  it('is not written when what it tells of is undone', async () => {
    const webhook = await add();
    const undone = api.store.transact(async (inside) => {
      await inside.webhookDeliveries.tell(
        [
          {
            account_id: owner.accountId,
            event: 'code.paused',
            subject_id: webhook.id,
            happened_at: new Date(),
          },
        ],
        new Date(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await list(webhook)).toEqual([]);
  });
});

describe('a try that fails', () => {
  it('is followed by others at 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, with the same id', async () => {
    receiver.answerAll(status(503));
    const webhook = await add();
    const { id } = await test(webhook);
    await sender.sendAll();
    const pauses = [5 / 3_600, 1 / 12, 0.5, 2, 5, 10, 14, 20, 24];
    for (const [at, hours] of pauses.entries()) {
      await pass(hours * hourMs * 0.89);
      expect(receiver.received).toHaveLength(at + 1);
      await pass(hours * hourMs * 0.22);
      expect(receiver.received).toHaveLength(at + 2);
    }
    await pass(30 * dayMs);

    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    );
    expect(await list(webhook)).toMatchObject([
      { state: 'failed', tries: 10, status: 503, excerpt: 'no', next_try: null },
    ]);
  });

  it('is forgotten once one succeeds', async () => {
    receiver.answerNext(status(500));
    const { code } = await makeOpenWorkspace(api, owner);
    const webhook = await add();
    await answerAsVisitor(code.slug);
    await sender.sendAll();
    expect(await list(webhook)).toMatchObject([{ state: 'waiting', status: 500 }]);
    expect((await get(webhook)).failing_since).not.toBeNull();

    await pass(6_000);
    expect(await list(webhook)).toMatchObject([{ state: 'delivered', tries: 2, status: 204 }]);
    expect((await get(webhook)).failing_since).toBeNull();
  });

  it('follows no redirect, and reads no more than the beginning of an answer', async () => {
    const elsewhere = await openReceiver();
    receiver.answerNext((response) => response.writeHead(307, { Location: elsewhere.url }).end());
    receiver.answerNext((response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('\0long '.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    const webhook = await add();
    await test(webhook);
    await sender.sendAll();
    expect(await list(webhook)).toMatchObject([{ state: 'waiting', status: 307 }]);
    expect(elsewhere.received).toEqual([]);

    await pass(6_000);
    const [delivery] = await list(webhook);
    expect(delivery).toMatchObject({ state: 'delivered', status: 200 });
    expect(delivery?.excerpt).toMatch(/^long long /);
    expect(delivery?.excerpt.length).toBeLessThanOrEqual(300);
    await elsewhere.close();
  });

  it('says that the connection broke', async () => {
    const webhook = await add();
    receiver.answerNext((response) => response.destroy());
    await test(webhook);
    await sender.sendAll();
    expect(await list(webhook)).toMatchObject([
      { state: 'waiting', status: null, trouble: 'connection' },
    ]);
  });

  it('that a process took and never ended is made by others', async () => {
    const webhook = await add();
    await test(webhook);
    const now = new Date(Date.now() + api.clock.skewMs);
    const taken = await api.store.webhookDeliveries.claim({
      now,
      until: new Date(now.getTime() + hourMs),
      most: 32,
      mostPerWebhook: 8,
      busy: [],
    });
    expect(taken).toHaveLength(1);
    await pass(hourMs / 2);
    expect(receiver.received).toEqual([]);
    await pass(hourMs / 2);
    expect(await list(webhook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('holds nobody else up', async () => {
    const slow = await openReceiver();
    const held: ServerResponse[] = [];
    slow.answerAll((response) => held.push(response));
    const stuck = await add({ url: slow.url });
    const webhook = await add();
    for (let each = 0; each < 12; each += 1) await test(stuck);
    await test(webhook);
    const sending = sender.sendAll();
    const patience = { timeout: 30_000 };
    await expect.poll(() => receiver.received.length, patience).toBe(1);
    await expect.poll(() => slow.received.length, patience).toBe(8);
    slow.answerAll();
    for (const response of held) response.writeHead(200).end();
    await sending;
    expect(new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    await slow.close();
  });
});

describe('a webhook that does not work', () => {
  it('is switched off by a 410, and its owner gets a letter', async () => {
    receiver.answerAll(status(410));
    const webhook = await add();
    const { code } = await makeOpenWorkspace(api, owner);
    await sender.sendAll();

    expect((await get(webhook)).state).toBe('gone');
    expect(await list(webhook)).toMatchObject([{ state: 'failed', status: 410 }]);
    const letters = await api.runJobs();
    expect(letters.map(({ to, subject }) => [to.address, subject])).toContainEqual([
      owner.email,
      'A webhook of your Hearback account is switched off',
    ]);
    await answerAsVisitor(code.slug);
    expect(await list(webhook)).toHaveLength(1);
  });

  it('is switched off after it failed for three days, not before, and gives up what waits', async () => {
    receiver.answerAll(status(500));
    const webhook = await add();
    const { code } = await makeOpenWorkspace(api, owner);
    await sender.sendAll();
    await pass(2.9 * dayMs);
    await answerAsVisitor(code.slug);
    await sender.sendAll();
    expect((await get(webhook)).state).toBe('enabled');
    expect(await api.runJobs()).toEqual([]);

    await pass(0.2 * dayMs);
    expect((await get(webhook)).state).toBe('failing');
    const states = (await list(webhook)).map(({ state }) => state);
    expect(states).toEqual(['failed', 'failed']);
    const [letter, ...others] = await api.runJobs();
    expect(letter?.text).toContain('for 3 days no message arrived');
    expect(letter?.text).toContain(`127.0.0.1:${receiver.port}/hooks`);
    expect(others).toEqual([]);
  });

  it('is not mentioned once its owner switched it on again', async () => {
    receiver.answerNext(status(410));
    const webhook = await add();
    await makeOpenWorkspace(api, owner);
    await sender.sendAll();
    await readAnswer(api.as(owner).patch(`/webhook/${webhook.id}/`, { is_enabled: true }));
    expect(await api.runJobs()).toEqual([]);
  });
});

describe('sending again', () => {
  it('sends one message again, under its id', async () => {
    const webhook = await add();
    const { id } = await test(webhook);
    await sender.sendAll();
    await readAnswer(api.as(owner).post(`/webhook/${webhook.id}/deliveries/${id}/replay/`));
    await sender.sendAll();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  it('sends everything again that failed since a moment, and nothing else', async () => {
    receiver.answerAll(status(410));
    const webhook = await add();
    await makeOpenWorkspace(api, owner);
    await sender.sendAll();
    const early = await list(webhook);
    await pass(hourMs);
    const since = new Date(Date.now() + api.clock.skewMs).toISOString();
    await readAnswer(api.as(owner).patch(`/webhook/${webhook.id}/`, { is_enabled: true }));
    const { code } = await makeOpenWorkspace(api, owner);
    await sender.sendAll();
    receiver.answerAll();
    receiver.received.length = 0;
    await readAnswer(api.as(owner).patch(`/webhook/${webhook.id}/`, { is_enabled: true }));
    await answerAsVisitor(code.slug);
    await sender.sendAll();
    expect(typesOf(receiver.received)).toEqual(['feedback.received']);

    const replay = api.as(owner).post(`/webhook/${webhook.id}/replay/`, { since });
    expect(await readAnswer(replay)).toEqual({ count: 1 });
    await sender.sendAll();
    expect(typesOf(receiver.received)).toEqual(['feedback.received', 'code.published']);
    expect(receiver.received[1]?.headers['webhook-id']).not.toBe(early[0]?.id);
  });
});

describe('an exchange of the secret', () => {
  it('lets both secrets sign for 24 hours, then the new one alone', async () => {
    const webhook = await add();
    const { secret } = await readAnswer<WebhookSecret>(
      api.as(owner).post(`/webhook/${webhook.id}/rotate_secret/`, { password: goodPassword }),
    );
    expect(secret).not.toBe(webhook.secret);
    await test(webhook);
    await sender.sendAll();
    const [message] = receiver.received as [Received];
    expect(String(message.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(() => verify(secret, message)).not.toThrow();
    expect(() => verify(webhook.secret, message)).not.toThrow();

    api.clock.skewMs = 23.9 * hourMs;
    await test(webhook);
    await pass(0.2 * hourMs);
    await test(webhook);
    await sender.sendAll();
    const counts = receiver.received.map(
      ({ headers }) => String(headers['webhook-signature']).split(' ').length,
    );
    expect(counts).toEqual([2, 1, 1]);
  });
});
