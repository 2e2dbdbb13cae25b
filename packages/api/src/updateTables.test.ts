import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readMigrations } from './database/migrate.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const name = `hearback_update_${randomBytes(6).toString('hex')}`;
const script = fileURLToPath(new URL('updateTables.ts', import.meta.url));

const ask = async (statement: string, url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, number>>(statement);
  await client.end();
  return rows[0];
};

describe.runIf(server !== '')('a step of its own', () => {
  const url = server && Object.assign(new URL(server), { pathname: `/${name}` }).href;
  beforeAll(() => ask(`create database ${name}`, server));
  afterAll(() => ask(`drop database ${name} with (force)`, server));

  const update = () =>
    promisify(execFile)(process.execPath, [script], {
      env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: url, LOG_LEVEL: 'silent' },
    });

  it('brings tables and queue up to date', async () => {
    expect((await update()).stdout).toBe('The tables are up to date.\n');

    const counts = await ask(
      `select (select count(*)::int from kysely_migration) as migrations,
        (select count(*)::int from job_queue.queue where name = 'sendActivation') as queues`,
      url,
    );
    expect(counts).toEqual({ migrations: (await readMigrations()).length, queues: 1 });
  });
});
