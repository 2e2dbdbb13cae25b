import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSettings } from './env.ts';
import { startApi, type RunningApi } from './start.ts';

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

const post = (api: RunningApi, path: string, body: object): Promise<Response> =>
  api.fetch(
    new Request(`http://localhost/api/user${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { trusted: true },
  );

const recover = async (api: RunningApi): Promise<number> =>
  (await post(api, '/recover/', { email: 'nobody@example.com' })).status;

describe.runIf(server !== '')('two processes on one PostgreSQL', () => {
  let folder: string;
  let both: RunningApi[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-two-'));
    await ask(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const settings = readSettings({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
    });
    both = await Promise.all([startApi(settings), startApi(settings)]);
  });
  afterAll(async () => {
    await Promise.all(both.map((api) => api.close()));
    await ask(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('start at once and agree on the tables and the secret', async () => {
    expect(await Promise.all(both.map((api) => api.ready()))).toEqual([true, true]);
  });

  it('give one child to twenty who refresh at once through both of them', async () => {
    const [first, second] = both;
    if (!first || !second) throw new Error('Both have started above.');
    const ada = { email: 'ada@example.com', password: 'Quiet#Lantern42' };
    await post(first, '/register/', {
      ...ada,
      first_name: 'Ada',
      last_name: 'Nowak',
      agree_terms: true,
    });
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
});
