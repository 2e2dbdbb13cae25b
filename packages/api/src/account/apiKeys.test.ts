import { limits } from '@hearback/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ApiKey, NewApiKey } from './sessionContract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { makeKey } from '../test/makeKey.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.splice(0);
  owner = await api.addPerson('owner');
});

const till = {
  name: 'Till',
  scopes: ['read:stats', 'read:feedback'],
  expires_in_days: 30,
  password: goodPassword,
};
const add = (changes: object = {}, person = owner) =>
  api.as(person).post('/user/api_key/', { ...till, ...changes });
const list = async (person = owner) =>
  (await readAnswer<{ results: ApiKey[] }>(api.as(person).get('/user/api_key/'))).results;
const events = async () =>
  (
    await readAnswer<{ results: { kind: string; is_current: boolean }[] }>(
      api.as(owner).get('/user/events/'),
    )
  ).results;

describe('POST /user/api_key/', () => {
  it('shows the key once, and keeps nothing it could be made from', async () => {
    const answer = await add();
    expect(answer.status).toBe(201);
    const { key, ...made } = (await answer.json()) as NewApiKey;

    expect(made).toEqual({
      id: expect.any(String),
      everywhere: true,
      companies: [],
      locations: [],
      name: 'Till',
      scopes: ['read:feedback', 'read:stats'],
      prefix: key.slice(0, 12),
      date_created: expect.any(String),
      expires_at: expect.any(String),
      last_used: null,
      is_expired: false,
    });
    expect(Date.parse(made.expires_at ?? '') - Date.parse(made.date_created)).toBe(30 * dayMs);
    expect(await list()).toEqual([made]);

    const kept = await Promise.all(
      (['api_key', 'letter', 'security_event'] as const).map((table) =>
        api.database.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(kept)).toContain(made.prefix);
    expect(JSON.stringify(kept)).not.toContain(key.slice(12));
  });

  it('is told in a letter and among what happened to the account', async () => {
    await readAnswer(add());

    const letters = await api.runJobs();
    expect(letters.map(({ subject, to }) => ({ subject, to: to.address }))).toEqual([
      { subject: 'A new API key for your Hearback account', to: owner.email },
    ]);
    expect(letters[0]?.text).toContain('read:feedback, read:stats');
    const [{ prefix } = { prefix: '' }] = await list();
    const apiKey = { name: 'Till', prefix };
    expect((await events())[0]).toMatchObject({
      kind: 'api_key_made',
      is_current: true,
      api_key: apiKey,
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that there is not', { scopes: ['write:account'] }, 'scopes.0'],
    ['a term that is over at once', { expires_in_days: 0 }, 'expires_in_days'],
    ['a term of centuries', { expires_in_days: 100_000 }, 'expires_in_days'],
    ['another password', { password: 'Wrong#Lantern42' }, 'password'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await add(changes);

    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()) as object)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('makes so many and no more, also when many are asked for at once', async () => {
    for (let count = 1; count < limits.apiKeysMax; count += 1) {
      await makeKey(api, owner, ['read:stats']);
    }

    const answers = await Promise.all([add(), add(), add()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(limits.apiKeysMax);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      detail: 'An account has 20 API keys at most. Revoke one first.',
      code: 'too_many_keys',
    });
  });

  it('permits nobody but a person with a session', async () => {
    const { program } = await makeKey(api, owner, ['write:workspace', 'read:workspace']);

    for (const person of [guest, program]) {
      const status = person === guest ? 401 : 403;
      expect((await add({}, person)).status).toBe(status);
      expect((await api.as(person).get('/user/api_key/')).status).toBe(status);
    }
  });
});

describe('DELETE /user/api_key/{id}/', () => {
  it('ends a key at once, and leaves the others alone', async () => {
    const first = await makeKey(api, owner, ['read:feedback']);
    const second = await makeKey(api, owner, ['read:feedback']);
    const prefix = (await list()).find(({ id }) => id === first.id)?.prefix;
    const read = async ({ program }: typeof first) =>
      (await api.as(program).get('/feedback/')).status;
    expect([await read(first), await read(second)]).toEqual([200, 200]);

    expect((await api.as(owner).delete(`/user/api_key/${first.id}/`)).status).toBe(204);

    expect([await read(first), await read(second)]).toEqual([401, 200]);
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
    expect((await api.as(owner).delete(`/user/api_key/${first.id}/`)).status).toBe(404);
    expect((await events())[0]).toMatchObject({
      kind: 'api_key_revoked',
      is_current: true,
      api_key: { name: 'Till', prefix },
    });
  });

  it('leaves its name at what was done with it', async () => {
    const { company } = await makeOpenWorkspace(api, owner);
    const { id, program } = await makeKey(api, owner, ['write:workspace']);
    const [{ prefix } = { prefix: '' }] = await list();
    const removed = await api.as(program).delete(`/company/${company.id}/`);
    expect(removed.status).toBe(200);
    await api.as(owner).delete(`/user/api_key/${id}/`);

    expect((await events())[1]).toMatchObject({
      kind: 'companies_removed',
      api_key: { name: 'Till', prefix },
      is_current: false,
    });
  });

  it('permits nobody but its owner', async () => {
    const stranger = await api.addPerson('stranger');
    const { id, program } = await makeKey(api, owner, ['write:workspace']);
    const path = `/user/api_key/${id}/`;

    expect((await api.as(guest).delete(path)).status).toBe(401);
    expect((await api.as(program).delete(path)).status).toBe(403);
    expect((await api.as(stranger).delete(path)).status).toBe(404);
    expect((await api.as(owner).delete('/user/api_key/nothing/')).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('a key', () => {
  const read = (program: TestPerson) => api.as(program).get('/feedback/');

  it('says when it was last used, give or take a minute', async () => {
    const { program } = await makeKey(api, owner, ['read:feedback']);
    await read(program);
    const [first] = await list();
    expect(first?.last_used).not.toBeNull();

    api.clock.skewMs = 120_000;
    await read(program);
    const [second] = await list();
    const waited = Date.parse(second?.last_used ?? '') - Date.parse(first?.last_used ?? '');
    expect(waited).toBeGreaterThanOrEqual(120_000);
  });

  it('opens nothing once its term is over', async () => {
    const { program } = await makeKey(api, owner, ['read:feedback'], new Date(Date.now() + dayMs));
    expect((await read(program)).status).toBe(200);

    api.clock.skewMs = dayMs;

    const answer = await read(program);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      detail: 'This API key is not valid: it is unknown, revoked or expired.',
      code: 'token_not_valid',
    });
    expect((await list())[0]?.is_expired).toBe(true);
  });

  it.each([
    ['a letter longer', (key: string) => `${key}x`],
    ['a letter shorter', (key: string) => key.slice(0, -1)],
    ['somebody else’s guess', () => `hb_live_${'0'.repeat(49)}`],
  ])('is no key when it is %s', async (_, change) => {
    const { program } = await makeKey(api, owner, ['read:feedback']);
    const answer = await read({ ...program, access: change(program.access ?? '') });
    expect(answer.status).toBe(401);
  });

  it('opens nothing of a person who may not log in any more', async () => {
    const { program } = await makeKey(api, owner, ['read:feedback']);
    await api.database
      .updateTable('person')
      .set({ is_active: false })
      .where('id', '=', owner.userId)
      .execute();
    expect((await read(program)).status).toBe(401);
  });

  it('goes with its account', async () => {
    const { program } = await makeKey(api, owner, ['read:feedback']);
    await api.database.deleteFrom('account').where('id', '=', owner.accountId).execute();
    expect((await read(program)).status).toBe(401);
  });

  it('may ask only so often, whatever others ask', async () => {
    const limited = await createTestApi({ rateLimitFactor: 0.01 });
    const person = await limited.addPerson('owner');
    const first = await makeKey(limited, person, ['read:feedback']);
    const ask = async (program: TestPerson) => (await limited.as(program).get('/feedback/')).status;

    for (let count = 0; count < 6; count += 1) expect(await ask(first.program)).toBe(200);
    expect(await ask(first.program)).toBe(429);
    expect(await ask(person)).toBe(200);
    await limited.close();
  });
});
