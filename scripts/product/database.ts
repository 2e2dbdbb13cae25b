import { randomUUID } from 'node:crypto';

import type { Connection } from '../../packages/api/src/database/connect.ts';
import { openDatabase } from '../../packages/api/src/openDatabase.ts';
import { readSettings } from '../../packages/api/src/env.ts';
import { createStore } from '../../packages/api/src/database/store.ts';
import { seedSample } from '../../packages/api/src/sample/seedSample.ts';
import { newId } from '../../packages/api/src/tools/ids.ts';
import { createLogger } from '../../packages/api/src/tools/logger.ts';
import { createPasswords } from '../../packages/api/src/tools/passwords.ts';
import { beside } from '../../packages/api/src/test/askServer.ts';
import { runAt } from '../machine/postgres.ts';

/** Location of a product's data: settings as it reads them. */
export type Place = Record<string, string>;

/** Makes a database on a server. Answers its address. */
export async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `hearback_${randomUUID().replaceAll('-', '')}`;
  await runAt(serverUrl, `create database ${name}`);
  return beside(serverUrl, name);
}

/** Opens what is kept at a place, with its tables up to date, for as long as the work takes. */
export async function withinDatabase<Result>(
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

/** Makes the sample café in a new database. Answers the login of its owner. */
export async function makeSample({ database }: Connection) {
  const owner = await seedSample({
    ...createStore(database, () => Promise.resolve()),
    passwords: createPasswords(),
    now: () => new Date(),
    newId,
  });
  if (!owner) throw new Error('Somebody was there before the sample.');
  return owner;
}
