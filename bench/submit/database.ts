import { randomUUID } from 'node:crypto';

import pg from 'pg';

import type { Connection } from '../../packages/api/src/database/connect.ts';
import { openDatabase } from '../../packages/api/src/database/openDatabase.ts';
import { readSettings } from '../../packages/api/src/env.ts';
import { createStore } from '../../packages/api/src/repositories/store.ts';
import { seedSample } from '../../packages/api/src/services/sample/seedSample.ts';
import { newId } from '../../packages/api/src/tools/ids.ts';
import { createLogger } from '../../packages/api/src/tools/logger.ts';
import { createPasswords } from '../../packages/api/src/tools/passwords.ts';
import type { Target } from './answers.ts';
import { query } from './query.ts';

/** Where a stack keeps its rows: settings as the product reads them. */
export type Place = Record<string, string>;

/** Makes a database on a server. Answers its address. */
export async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens what is kept at a place for as long as the work takes. */
async function within<Result>(
  place: Place,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings({ ...place, LOG_LEVEL: 'silent' });
  const connection = await openDatabase(settings, createLogger('silent'));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** How many answers are kept at a place. */
export const countAnswers = (place: Place): Promise<number> =>
  within(place, async ({ engine }) => {
    const [row] = await query<{ count: number }>(engine, 'select count(*) from feedback');
    return row?.count ?? 0;
  });

/** Migrates the tables at a place and makes the sample café there. Answers one of its open codes. */
export const prepare = (place: Place): Promise<Target> =>
  within(place, async ({ database, engine }) => {
    await seedSample({
      ...createStore(database, () => Promise.resolve()),
      passwords: createPasswords(),
      now: () => new Date(),
      newId,
    });
    // Of the answers of the sample none is told of: only what the benchmark sends is work.
    await query(engine, 'delete from feedback_arrival');
    const [target] = await query<Target>(
      engine,
      `
      select account_id as "accountId", id as "codeId", slug, published_form_id as "formId",
        published_version as "formVersion"
      from code where state = 'published' order by id limit 1`,
    );
    if (!target) throw new Error('The sample café has no open code.');
    return target;
  });
