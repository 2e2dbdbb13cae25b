import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { UserDetails } from './contract.ts';
import { purge } from '../operator/purge.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { findInDatabase } from '../test/findInDatabase.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { sumAccount } from '../test/sumAccounts.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { deletionsSql } from './deletions.sql.ts';

const dayMs = 86_400_000;

let api: TestApi;
let dataDir: string;
let owner: TestPerson;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-deletion-'));
  api = await createTestApi({ settings: { dataDir } });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.splice(0);
  await api.database.deleteFrom('account').execute();
  owner = await api.addPerson('owner');
});

const ask = (person = owner, body: object = { password: goodPassword, confirm: 'DELETE' }) =>
  api.as(person).post('/user/delete/', body);
const keep = () => api.as(owner).delete('/user/delete/');
const deletesAt = async () =>
  (await readAnswer<UserDetails>(api.as(owner).get('/user/details/'))).deletes_at;
const login = async () =>
  (await api.as(guest).post('/user/login/', { email: owner.email, password: goodPassword })).status;

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

/** Opens a code as a visitor's phone does. */
const scan = (slug: string) =>
  readAnswer(
    api.fetch(`/api/survey/${slug}/scan/`, {
      method: 'POST',
      headers: { ...browser, 'Content-Type': 'application/json' },
      body: '{}',
    }),
  );

/** Lets days pass, as the hourly work and its jobs see them. Answers the letters that went out. */
const daysLater = async (days: number) => {
  api.clock.skewMs = days * dayMs;
  await purge(api.tools);
  const letters = await api.runJobs();
  return [...letters, ...(await api.runJobs())].map(({ subject, to }) => ({
    subject,
    to: to.address,
  }));
};

describe('POST /user/delete/', () => {
  it('waits fourteen days, in which everything works', async () => {
    const before = Date.now();
    const response = await ask();

    expect(response.status).toBe(202);
    const answer = (await response.json()) as { deletes_at: string };
    expect(Date.parse(answer.deletes_at) - before).toBeGreaterThanOrEqual(14 * dayMs);
    expect(Date.parse(answer.deletes_at) - before).toBeLessThan(14 * dayMs + 60_000);
    expect(await deletesAt()).toBe(answer.deletes_at);
    expect(await login()).toBe(200);
    expect((await makeOpenWorkspace(api, owner)).code.id).toBeTruthy();
  });

  it('writes at once what will happen and how to keep the account', async () => {
    await ask();
    const [letter] = await api.runJobs();
    expect(letter?.to.address).toBe(owner.email);
    expect(letter?.subject).toMatch(/^Your Hearback account will be deleted on \w+ \d+, \d{4}$/);
    expect(letter?.text).toContain('/account/?tab=settings');
  });

  it('answers the same day when it is asked again, and writes no second letter', async () => {
    const first = await readAnswer(ask());
    api.clock.skewMs = dayMs;
    expect(await readAnswer(ask())).toEqual(first);
    expect(await api.runJobs()).toHaveLength(1);
  });

  it.each([
    ['a wrong password', { password: 'Wrong#Lantern42', confirm: 'DELETE' }, 'password'],
    ['no password', { confirm: 'DELETE' }, 'password'],
    ['another word', { password: goodPassword, confirm: 'delete' }, 'confirm'],
    ['no word', { password: goodPassword }, 'confirm'],
  ])('refuses %s with a sentence at its field', async (_, body, field) => {
    const response = await ask(owner, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual([field]);
    expect(await deletesAt()).toBeNull();
  });

  it('lets nobody guess the password here without end', async () => {
    const strict = await createTestApi({ rateLimitFactor: 1 });
    const person = await strict.addPerson('guesser');
    const guess = { password: 'Wrong#Lantern42', confirm: 'DELETE' };
    for (let count = 0; count < 10; count += 1) {
      expect((await strict.as(person).post('/user/delete/', guess)).status).toBe(400);
    }
    const refused = await strict.as(person).post('/user/delete/', guess);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    await strict.close();
  });

  it('is not for guests', async () => {
    expect((await ask(guest)).status).toBe(401);
    expect((await api.as(guest).delete('/user/delete/')).status).toBe(401);
  });
});

describe('DELETE /user/delete/', () => {
  it('keeps the account, whenever it comes in time', async () => {
    await ask();
    api.clock.skewMs = 13.9 * dayMs;
    expect((await keep()).status).toBe(204);
    expect(await deletesAt()).toBeNull();

    await daysLater(30);
    expect(await deletesAt()).toBeNull();
  });

  it('does nothing to an account that was not to be deleted', async () => {
    expect((await keep()).status).toBe(204);
    expect(await deletesAt()).toBeNull();
  });

  it('notes that it was asked and that it was taken back', async () => {
    await ask();
    await keep();
    await keep();
    const events = await api.database
      .selectFrom('security_event')
      .where('account_id', '=', owner.accountId)
      .orderBy('id')
      .select('kind')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['deletion_asked', 'deletion_cancelled']);
  });
});

describe('an account whose day comes', () => {
  it('is reminded once, two days before', async () => {
    await ask();
    await api.runJobs();

    expect(await daysLater(11.9)).toEqual([]);
    expect(await daysLater(12.1)).toEqual([
      { to: owner.email, subject: expect.stringMatching(/^Last days: your Hearback/) as string },
    ]);
    expect(await daysLater(12.2)).toEqual([]);
  });

  it('is reminded again when it was kept and then asked for anew', async () => {
    await ask();
    await daysLater(12.1);
    await keep();
    await ask();
    await api.runJobs();
    expect(await daysLater(20)).toEqual([]);
    expect(await daysLater(24.2)).toHaveLength(1);
  });

  it('is gone from every table and folder, and its neighbour is whole', async () => {
    const neighbour = await api.addPerson('neighbour');
    const { code } = await makeOpenWorkspace(api, owner);
    const { code: theirs } = await makeOpenWorkspace(api, neighbour);
    for (const slug of [code.slug, theirs.slug]) {
      for (let count = 0; count < 30; count += 1) {
        await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer()));
        await scan(slug);
      }
    }
    await readAnswer(ask());
    const outbox = join(dataDir, 'outbox');
    await mkdir(outbox, { recursive: true });
    const letterIds = await lettersSql.listIds(api.store.db, owner.accountId);
    const theirLetterIds = await lettersSql.listIds(api.store.db, neighbour.accountId);
    const pathOf = (id: string) => join(outbox, `${id}.eml`);
    expect(letterIds).not.toEqual([]);
    for (const id of [...letterIds, ...theirLetterIds]) await writeFile(pathOf(id), owner.email);
    const sums = await sumAccount(api.database, neighbour.accountId);
    expect(Object.keys(sums)).toEqual(
      expect.arrayContaining(['account', 'code', 'company', 'feedback', 'person', 'scan']),
    );
    await api.runJobs();

    const letters = await daysLater(14.1);

    expect(letters.at(-1)).toEqual({
      to: owner.email,
      subject: 'Your Hearback account is deleted',
    });
    expect(await sumAccount(api.database, owner.accountId)).toEqual({});
    for (const trace of [owner.accountId, owner.userId, owner.email, code.id]) {
      expect([trace, await findInDatabase(api.database, trace)]).toEqual([trace, []]);
    }
    expect(letterIds.filter((id) => existsSync(pathOf(id)))).toEqual([]);
    expect(theirLetterIds.every((id) => existsSync(pathOf(id)))).toBe(true);
    expect(await sumAccount(api.database, neighbour.accountId)).toEqual(sums);
  });

  it('answers login and printed codes as if it had never been', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    await ask();
    await daysLater(14.1);

    const unknown = await api.as(guest).get('/survey/ZZZZZZZZZZ/');
    const printed = await api.as(guest).get(`/survey/${code.slug}/`);
    expect([printed.status, await printed.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await login()).toBe(401);
    expect((await api.as(owner).get('/user/details/')).status).toBe(401);
    expect((await api.as(guest).get(`/survey/${code.slug}/`)).status).toBe(404);
    const slugs = await api.database.selectFrom('slug').select('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toContain(code.slug);
  });

  it('goes on where it was broken off', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    await ask();
    api.clock.skewMs = 14.1 * dayMs;
    expect(await deletionsSql.shut(api.store.db, owner.accountId, api.tools.now())).toBe(true);
    expect(await deletionsSql.removeBatch(api.store.db, owner.accountId)).toBe(true);

    await daysLater(14.2);
    expect(await sumAccount(api.database, owner.accountId)).toEqual({});
  });

  it('stays when it was kept while its job waited', async () => {
    await ask();
    await keep();
    await api.store.enqueue('purgeAccount', { accountId: owner.accountId });
    await api.runJobs();
    expect(await login()).toBe(200);
  });
});
