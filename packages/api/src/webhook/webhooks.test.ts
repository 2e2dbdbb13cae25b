import { limits } from '@hearback/schema/limits';
import { apiScopes } from '@hearback/schema/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AddedWebhook, Webhook } from './contract.ts';
import { makeKey } from '../test/makeKey.ts';
import { purge } from '../operator/purge.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';
import { webhooksSql } from './webhooks.sql.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
});

const place = { url: 'https://shop.example.org/hooks', events: ['feedback.received'] };
const till = { ...place, password: goodPassword };

const add = (changes: object = {}) =>
  readAnswer<AddedWebhook>(api.as(owner).post('/webhook/', { ...till, ...changes }));

const list = async (person = owner) =>
  (await readAnswer<{ results: Webhook[] }>(api.as(person).get('/webhook/'))).results;

const change = (id: string, body: object, person = owner) =>
  api.as(person).patch(`/webhook/${id}/`, body);

const eventsOf = async () => {
  const answer = api.as(owner).get('/user/events/');
  const { results } = await readAnswer<{ results: { kind: string }[] }>(answer);
  return results.map(({ kind }) => kind);
};

describe('POST /webhook/', () => {
  it('adds a webhook, and says its secret this once', async () => {
    const { secret, ...webhook } = await add({ description: 'Till' });
    expect(webhook).toMatchObject({ ...place, description: 'Till', state: 'enabled' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await list()).toEqual([webhook]);
    expect(await readAnswer(api.as(owner).get(`/webhook/${webhook.id}/`))).toEqual(webhook);
    expect(await eventsOf()).toContain('webhook_added');
  });

  it.each([
    [
      'http',
      'http://shop.example.org/',
      'This address cannot be used: it has to be public, with https and the port 443 or 8443.',
    ],
    [
      'a private address',
      'https://10.0.0.1/',
      'This address cannot be used: it has to be public, with https and the port 443 or 8443.',
    ],
    ['no address', 'shop', 'Use a whole address without spaces that begins with https://.'],
    [
      'credentials',
      'https://a:b@shop.example.org/',
      'Use a whole address without spaces that begins with https://.',
    ],
    ['nothing', '', 'This field is required.'],
  ])('refuses %s', async (_, url, sentence) => {
    const response = await api.as(owner).post('/webhook/', { ...till, url });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ url: [sentence] });
  });

  it.each([[[]], [['feedback.everything']], ['feedback.received'], [undefined]])(
    'refuses the events %j',
    async (events) => {
      const response = await api.as(owner).post('/webhook/', { ...till, events });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()) as object)[0]).toMatch(/^events/);
    },
  );

  it('refuses one more than there may be, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: limits.webhooksMax + 2 }, () => api.as(owner).post('/webhook/', till)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.webhooksMax);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toEqual({
      url: ['There is no room for another webhook. Remove one first.'],
    });
  });
});

describe('PATCH /webhook/:id/', () => {
  it('changes what it names, and switches off and on', async () => {
    const { id } = await add({ description: 'Till' });
    const change = (body: object) =>
      readAnswer<Webhook>(
        api.as(owner).patch(`/webhook/${id}/`, { ...body, password: goodPassword }),
      );
    expect(await change({ events: ['code.paused'] })).toMatchObject({
      url: till.url,
      description: 'Till',
      events: ['code.paused'],
      state: 'enabled',
    });
    expect((await change({ is_enabled: false })).state).toBe('switched_off');
    expect((await change({ description: '' })).state).toBe('switched_off');
    expect((await change({ is_enabled: true })).state).toBe('enabled');
    expect(await eventsOf()).toContain('webhook_changed');
  });

  it('refuses an address that may not be called', async () => {
    const { id } = await add();
    const response = await api.as(owner).patch(`/webhook/${id}/`, { url: 'https://[::1]/' });
    expect(response.status).toBe(400);
    expect((await list())[0]?.url).toBe(till.url);
  });
});

describe('the secret', () => {
  it.each(['secret', 'rotate_secret'])('is shown by %s to the password alone', async (path) => {
    const { id, secret } = await add();
    const ask = (password: string) => api.as(owner).post(`/webhook/${id}/${path}/`, { password });
    const refused = await ask('wrong');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ password: ['This is not your current password.'] });

    const shown = await readAnswer<{ secret: string }>(ask(goodPassword));
    expect(shown.secret === secret).toBe(path === 'secret');
    const kinds = { secret: 'webhook_secret_shown', rotate_secret: 'webhook_secret_rotated' };
    const noted = (await eventsOf()).filter((kind) => kind.startsWith('webhook_secret'));
    expect(noted).toEqual([kinds[path as keyof typeof kinds]]);
  });

  it('of before is forgotten after a day', async () => {
    const { id } = await add();
    await readAnswer(
      api.as(owner).post(`/webhook/${id}/rotate_secret/`, { password: goodPassword }),
    );
    expect((await list())[0]?.former_secret_until).not.toBeNull();
    api.clock.skewMs = 25 * 3_600_000;
    expect((await list())[0]?.former_secret_until).toBeNull();
    await purge(api.tools);
    expect(await webhooksSql.find(api.store.db, owner.accountId, id)).toMatchObject({
      former_secret: null,
    });
  });
});

describe('what sends data elsewhere', () => {
  const required = { password: ['This field is required.'] };
  const wrong = { password: ['This is not your current password.'] };
  const elsewhere = { url: 'https://evil.example.org/h' };

  it('takes the password: a session alone adds nothing', async () => {
    const bare = await api.as(owner).post('/webhook/', place);
    expect([bare.status, await bare.json()]).toEqual([400, required]);
    const guessed = await api.as(owner).post('/webhook/', { ...place, password: 'Wrong#Lamp42' });
    expect([guessed.status, await guessed.json()]).toEqual([400, wrong]);
    expect(await list()).toEqual([]);
    // The same request with the password is taken.
    expect((await api.as(owner).post('/webhook/', till)).status).toBe(201);
  });

  it.each([
    ['another address', elsewhere],
    ['another event', { events: ['feedback.received', 'code.paused'] }],
    ['switching on', { is_enabled: true }],
  ])('takes the password: %s', async (_, body) => {
    const { id } = await add({ is_enabled: false });
    const before = await list();
    const bare = await change(id, body);
    expect([bare.status, await bare.json()]).toEqual([400, required]);
    const guessed = await change(id, { ...body, password: 'Wrong#Lamp42' });
    expect([guessed.status, await guessed.json()]).toEqual([400, wrong]);
    expect(await list()).toEqual(before);
    expect((await change(id, { ...body, password: goodPassword })).status).toBe(200);
  });

  it('takes none where nothing more is sent: what stays, a description, switching off', async () => {
    const { id } = await add();
    const answer = await change(id, { ...place, description: 'Till', is_enabled: false });
    expect(await answer.json()).toMatchObject({ description: 'Till', state: 'switched_off' });
  });

  it('lets nobody guess the password on and on', async () => {
    const guarded = await createTestApi({ rateLimitFactor: 1 });
    try {
      const person = await guarded.addPerson('owner');
      const statuses = [];
      for (let count = 0; count < 12; count += 1) {
        const body = { ...place, password: `Wrong#Lamp${count}` };
        statuses.push((await guarded.as(person).post('/webhook/', body)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(400));
      expect(statuses.slice(10)).toEqual([429, 429]);
    } finally {
      await guarded.close();
    }
  });

  it('is open to a key with write:webhooks, and to none without', async () => {
    const others = apiScopes.filter((scope) => scope !== 'write:webhooks');
    const { program: shut } = await makeKey(api, owner, others);
    const { program: open } = await makeKey(api, owner, ['write:webhooks']);

    const refused = await api.as(shut).post('/webhook/', till);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { scope: 'write:webhooks' },
    ]);

    const { id } = await readAnswer<AddedWebhook>(api.as(open).post('/webhook/', place));
    expect((await api.as(open).get(`/webhook/${id}/`)).status).toBe(200);
    expect((await api.as(open).get('/webhook/')).status).toBe(403);
    expect((await change(id, elsewhere, shut)).status).toBe(403);
    expect((await change(id, elsewhere, open)).status).toBe(200);
    expect((await api.as(open).post(`/webhook/${id}/rotate_secret/`, {})).status).toBe(200);
    expect((await api.as(open).post(`/webhook/${id}/secret/`, {})).status).toBe(403);
    expect((await api.as(open).delete(`/webhook/${id}/`)).status).toBe(204);
  });

  it('is told in a letter: a webhook that was made, and one that leads elsewhere', async () => {
    api.jobs.length = 0;
    const { id } = await add();
    await change(id, { description: 'Till', events: ['code.paused'], password: goodPassword });
    const [made, ...none] = await api.runJobs();
    expect(none).toEqual([]);
    expect(made).toMatchObject({
      subject: 'A new webhook in your Hearback account',
      to: { address: owner.email },
    });
    expect(made?.text).toContain('Address: shop.example.org\n');
    // What follows the host may be a secret of the receiver's.
    expect(made?.text).not.toContain('/hooks');

    await change(id, { ...elsewhere, password: goodPassword });
    const [moved] = await api.runJobs();
    expect(moved?.subject).toBe('A webhook of your Hearback account has a new address');
    expect(moved?.text).toContain('Address: evil.example.org\n');
    expect(moved?.text).toContain('remove the webhook and change your password at once');
  });

  it('is told in one letter with the others, where there are more than three in an hour', async () => {
    api.clock.skewMs += 2 * 3_600_000;
    api.jobs.length = 0;
    const { id } = await add();
    for (const name of ['b', 'c', 'd', 'e']) {
      await readAnswer(
        api.as(owner).post('/webhook/', {
          ...place,
          url: `https://${name}.example.org/hooks`,
          password: goodPassword,
        }),
      );
    }
    const single = await api.runJobs();
    expect(single.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'A new webhook in your Hearback account'),
    );
    expect(await api.runJobs()).toEqual([]);

    api.clock.skewMs += 10 * 60_000;
    const [summary, ...others] = await api.runJobs();
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      subject: '5 security notices about your Hearback account',
      to: { address: owner.email },
    });
    for (const host of ['d.example.org', 'e.example.org']) expect(summary?.text).toContain(host);
    expect(summary?.text).toContain('change your password at once');

    // It has gone out: what happens next is told anew.
    await change(id, { ...elsewhere, password: goodPassword });
    const [moved] = await api.runJobs();
    expect(moved?.subject).toBe('A webhook of your Hearback account has a new address');
    await readAnswer(
      api.as(owner).post('/webhook/', {
        ...place,
        url: 'https://f.example.org/hooks',
        password: goodPassword,
      }),
    );
    api.clock.skewMs += 10 * 60_000;
    const [next] = await api.runJobs();
    expect(next?.text).toContain('f.example.org');
  });
});

describe('DELETE /webhook/:id/', () => {
  it('removes it with what it was told', async () => {
    const { id } = await add();
    await readAnswer(api.as(owner).post(`/webhook/${id}/test/`));
    expect((await api.as(owner).delete(`/webhook/${id}/`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await api.as(owner).get(`/webhook/${id}/deliveries/`)).status).toBe(404);
  });
});

describe('GET /webhook/:id/deliveries/', () => {
  it('tells page by page, the latest first, and forgets after 30 days', async () => {
    const { id } = await add();
    const sent: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      api.clock.skewMs += 1_000;
      sent.unshift(
        (await readAnswer<{ id: string }>(api.as(owner).post(`/webhook/${id}/test/`))).id,
      );
    }
    const read = (query: string) =>
      readAnswer<{ count: number; results: { id: string }[] }>(
        api.as(owner).get(`/webhook/${id}/deliveries/?${query}`),
      );
    const { count, results } = await read('page=2&page_size=2');
    expect([count, results.map((delivery) => delivery.id)]).toEqual([3, sent.slice(2)]);
    expect((await read('state=failed')).count).toBe(0);

    api.clock.skewMs += 31 * 86_400_000;
    await purge(api.tools);
    expect((await read('')).count).toBe(0);
  });
});

describe('who may', () => {
  const calls = [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', 'secret/'],
    ['POST', 'rotate_secret/'],
    ['GET', 'deliveries/'],
    ['POST', 'test/'],
    ['POST', 'replay/'],
  ] as const;

  it.each(calls)('%s /webhook/:id/%s: nobody but the owner', async (method, path) => {
    const { id } = await add();
    const bodies: Readonly<Record<string, object>> = {
      'secret/': { password: goodPassword },
      'rotate_secret/': { password: goodPassword },
      'replay/': { since: '2026-01-01T00:00:00Z' },
    };
    const body = bodies[path] ?? {};
    const ask = (person: TestPerson) => {
      const verb = method.toLowerCase() as Lowercase<typeof method>;
      return api.as(person)[verb](`/webhook/${id}/${path}`, method === 'GET' ? undefined : body);
    };
    expect((await ask(guest)).status).toBe(401);
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(owner)).ok).toBe(true);
  });

  it('list and add: each their own', async () => {
    await add();
    expect((await api.as(guest).get('/webhook/')).status).toBe(401);
    expect((await api.as(guest).post('/webhook/', till)).status).toBe(401);
    expect(await list(stranger)).toEqual([]);
  });
});
