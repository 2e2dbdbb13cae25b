import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { connectPostgres } from './database/connect.ts';
import { readSettings, type Settings } from './env.ts';
import { createStore } from './database/store.ts';
import { seedSample } from './sample/seedSample.ts';
import { startApi, type RunningApi } from './start.ts';
import { freePort } from './test/openMailRoom.ts';
import { startSmtp, type SmtpServer } from './test/startSmtp.ts';
import { newId } from './tools/ids.ts';
import { createPasswords } from './tools/passwords.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const name = `hearback_two_${randomBytes(6).toString('hex')}`;

const ask = async (statement: string, database?: string) => {
  const url = new URL(server);
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const send = (api: RunningApi, path: string, body: object): Promise<Response> =>
  api.fetch(
    new Request(`http://localhost/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { trusted: true },
  );

const post = (api: RunningApi, path: string, body: object): Promise<Response> =>
  send(api, `/user${path}`, body);

const register = (api: RunningApi, email: string): Promise<Response> =>
  post(api, '/register/', {
    email,
    password: 'Quiet#Lantern42',
    first_name: 'Ada',
    last_name: 'Nowak',
    agree_terms: true,
  });

/** Makes the sample café, which has codes that are open. Answers one of them, and its owner's login. */
const openSample = async (url: string) => {
  const { database, close } = connectPostgres(url);
  const login = await seedSample({
    ...createStore(database, () => Promise.resolve()),
    passwords: createPasswords(),
    now: () => new Date(),
    newId,
  });
  const { slug } = await database
    .selectFrom('code')
    .where('state', '=', 'published')
    .select('slug')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await close();
  if (!login) throw new Error('Somebody was there before the sample.');
  return { login, slug };
};

const recover = async (api: RunningApi): Promise<number> =>
  (await post(api, '/recover/', { email: 'nobody@example.com' })).status;

describe.runIf(server !== '')('two processes on one PostgreSQL', () => {
  let folder: string;
  let both: RunningApi[];
  let settings: Settings;
  let letters: SmtpServer;
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  let sample: Awaited<ReturnType<typeof openSample>>;

  beforeAll(async () => {
    const port = await freePort();
    letters = await startSmtp(port);
    folder = await mkdtemp(join(tmpdir(), 'hearback-two-'));
    await ask(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    settings = readSettings({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    both = await Promise.all([startApi(settings, { logger }), startApi(settings, { logger })]);
    sample = await openSample(url.href);
  });
  afterAll(async () => {
    await Promise.all(both.map((api) => api.close()));
    await letters.stop();
    await ask(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  /** Logs in and listens in one of the processes. */
  const listenIn = async (api: RunningApi, who = sample.login) => {
    const login = await post(api, '/login/', { ...who, rotate: true });
    const { access, refresh } = (await login.json()) as { access: string; refresh: string };
    const stream = await api.fetch(
      new Request('http://localhost/api/feedback/stream/?rows=true', {
        headers: { Authorization: `Bearer ${access}` },
      }),
      { trusted: true },
    );
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    /** Reads on until the words were there, or the stream is over. */
    const hear = async (words: string) => {
      while (!heard.includes(words)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        heard += value ?? '';
      }
      return heard;
    };
    await hear('event: listening');
    return { hear, reader, refresh, access };
  };

  /** Pages of words that are not in their places yet. */
  const pagesOfWords = async (): Promise<number> => {
    const { database, close } = connectPostgres(settings.databaseUrl ?? '');
    const { rows } = await sql<{ pages: number }>`
      select sum(gin_clean_pending_list(oid))::int as pages from pg_class
      where relname like 'feedback_before_%_words'`.execute(database);
    await close();
    return rows[0]?.pages ?? 0;
  };

  const leaveAnswer = async (api: RunningApi, comment: string) => {
    const answer = { client_id: randomUUID(), scan_token: randomUUID(), rating: 9, comment };
    expect((await send(api, `/survey/${sample.slug}/submit/`, answer)).status).toBe(201);
  };

  it('start at once and agree on the tables and the secret', async () => {
    expect(await Promise.all(both.map((api) => api.ready()))).toEqual([true, true]);
  });

  it('give one child to twenty who refresh at once through both of them', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('Both have started above.');
    const ada = { email: 'ada@example.com', password: 'Quiet#Lantern42' };
    await register(first, ada.email);
    await ask('update person set is_active = true', name);
    const login = await post(second, '/login/', { ...ada, rotate: true });
    let { refresh } = (await login.json()) as { refresh: string };

    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const response = await post(index % 2 ? first : second, '/api/token/refresh/', {
            refresh,
          });
          return (await response.json()) as { refresh: string };
        }),
      );
      const children = [...new Set(answers.map((answer) => answer.refresh))];
      expect(children).toEqual([expect.stringMatching(/^ey/)]);
      refresh = children[0] ?? '';
    }
  });

  it('put the words of answers in their places in the index', async () => {
    const [one] = both;
    if (one) await leaveAnswer(one, 'Unforgettable pavlova');
    await expect.poll(pagesOfWords, { timeout: 30_000 }).toBe(0);
  });

  it('tell in one of them what arrives in the other', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('Both have started above.');
    const { hear, reader } = await listenIn(second);

    await leaveAnswer(first, 'Heard live');

    expect(await hear('Heard live')).toContain('event: feedback');
    await reader?.cancel();
  });

  it('judge each comment once, whichever took it in and whichever finds it', async () => {
    const client = new pg.Client({ connectionString: settings.databaseUrl });
    await client.connect();
    const comments = Array.from({ length: 40 }, (_, index) => `A lovely cake ${index}`);
    const sent = await Promise.all(
      comments.map((comment, index) => {
        const api = both[index % 2];
        if (!api) throw new Error('Both have started above.');
        return send(api, `/survey/${sample.slug}/submit/`, {
          client_id: randomUUID(),
          rating: 2,
          comment,
        });
      }),
    );
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    // As a process leaves them that is killed before it judges: both find them.
    await client.query(`
      with unjudged as (
        update feedback set sentiment = null, sentiment_source = null
        where comment like 'A lovely cake %' returning account_id, id)
      insert into feedback_unjudged (account_id, feedback_id) select account_id, id from unjudged
      on conflict do nothing`);

    const moods = async () => {
      const { rows } = await client.query<{ mood: string | null }>(`
        select sentiment || ' by ' || sentiment_source as mood from feedback
        where comment like 'A lovely cake %'`);
      return rows.map(({ mood }) => mood);
    };
    await expect
      .poll(moods, { timeout: 60_000 })
      .toEqual(comments.map(() => 'positive by comment'));
    const { rows } = await client.query('select from feedback_unjudged');
    expect(rows).toEqual([]);
    await client.end();
  }, 90_000);

  it('end a stream in one of them when its session ends in the other', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('Both have started above.');
    const ended = await listenIn(second);
    const other = await listenIn(second);

    const logout = await post(first, '/logout/', { refresh: ended.refresh });
    expect(logout.status).toBe(204);
    const over = AbortSignal.timeout(5_000);
    await leaveAnswer(first, 'Told after the logout');

    expect(await ended.hear('Told after the logout')).not.toContain('Told after the logout');
    expect(over.aborted).toBe(false);
    // Another session of the same person goes on.
    expect(await other.hear('Told after the logout')).toContain('Told after the logout');
    await other.reader?.cancel();
  });

  it('end the stream of a colleague in one of them who is removed in the other', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('Both have started above.');
    const owner = await listenIn(second);
    const callAsOwner = (method: string, path: string, body?: object) =>
      first.fetch(
        new Request(`http://localhost/api${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${owner.access}`,
            'Content-Type': 'application/json',
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
        { trusted: true },
      );
    const jan = { email: 'jan@example.com', password: 'Quiet#Lantern42' };
    const invited = await callAsOwner('POST', '/colleague/invitation/', {
      email: jan.email,
      role: 'reader',
      everywhere: true,
    });
    expect(invited.status).toBe(201);
    const token = await vi.waitFor(
      () => {
        const letter = letters.received.find(({ text }) => text?.includes('/invitation#t='));
        const link = /\/invitation#t=([\w.~-]+)/.exec(letter?.text ?? '');
        if (!link?.[1]) throw new Error('The letter has not arrived.');
        return link[1];
      },
      { timeout: 30_000 },
    );
    const login = { first_name: 'Jan', last_name: 'Lis', password: jan.password };
    const accept = { token, ...login, agree_terms: true };
    expect((await send(second, '/invitation/accept/', accept)).status).toBe(200);

    const removed = await listenIn(second, jan);
    await leaveAnswer(first, 'Told while he is a colleague');
    expect(await removed.hear('Told while')).toContain('Told while he is a colleague');
    const list = await callAsOwner('GET', '/colleague/');
    const { colleagues } = (await list.json()) as { colleagues: { id: string; email: string }[] };
    const id = colleagues.find(({ email }) => email === jan.email)?.id ?? '';
    expect((await callAsOwner('DELETE', `/colleague/${id}/`)).status).toBe(204);
    const over = AbortSignal.timeout(5_000);
    await leaveAnswer(first, 'Told after the removal');

    expect(await removed.hear('Told after the removal')).not.toContain('Told after the removal');
    expect(over.aborted).toBe(false);
    expect(await owner.hear('Told after the removal')).toContain('Told after the removal');
    await owner.reader?.cancel();
  });

  it('answer 503 at worst while connections are cut, and work again right after', async () => {
    const statuses = new Set<number>();
    const over = new AbortController();
    const keepAsking = async (api: RunningApi) => {
      while (!over.signal.aborted) statuses.add(await recover(api));
    };
    const asking = both.map(keepAsking);

    for (let cut = 0; cut < 5; cut += 1) {
      await wait(200);
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }
    await wait(200);
    over.abort();
    await Promise.all(asking);

    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await Promise.all(both.map(recover))).toEqual([200, 200]);
  });

  it('are told of another that has another secret', async () => {
    const ofSecrets = () => lines.filter((line) => line.includes('JWT_SECRET'));
    expect(ofSecrets()).toEqual([]);
    // Each has a connection that can be seen.
    await Promise.all(both.map((api) => api.ready()));

    const jwtSecret = 'a secret that only this process has';
    const third = await startApi({ ...settings, jwtSecret }, { logger });
    await third.close();

    expect(ofSecrets()).toHaveLength(1);
  });

  it('send each letter once, whichever was asked for it', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `person${index}@example.com`);
    const addressees = () =>
      letters.received
        .flatMap(({ to = [] }) => to.map(({ address }) => address ?? ''))
        .filter((address) => people.includes(address));

    await Promise.all(
      people.map(async (email, index) => {
        const api = both[index % 2];
        if (!api) throw new Error('Both have started above.');
        expect((await register(api, email)).status).toBe(201);
      }),
    );
    await expect.poll(() => new Set(addressees()).size, { timeout: 30_000 }).toBe(people.length);
    // Whatever they have in hand is done before they end.
    await Promise.all(both.splice(0).map((api) => api.close()));

    expect(addressees().toSorted()).toEqual(people.toSorted());
  });
});
