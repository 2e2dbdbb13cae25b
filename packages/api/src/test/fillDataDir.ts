import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { connectEmbedded, type Connection } from '../database/connect.ts';
import { openQueue } from '../jobs/queue.ts';
import { createStore } from '../database/store.ts';
import { seedSample } from '../sample/seedSample.ts';
import { createLogger } from '../tools/logger.ts';
import { newId } from '../tools/ids.ts';
import { createPasswords } from '../tools/passwords.ts';
import { readMigratedDump } from './migratedDump.ts';

/** What a text may hold without being easy to copy. */
export const awkwardText = 'Zażółć "gęślą"\n\\jaźń\\, {NULL}\t\u2028🙂 \\x00';

/** When the job that waits is to be done. */
export const laterAt = new Date('2100-01-02T03:04:05.678Z');

async function fill(connection: Connection): Promise<void> {
  const { database } = connection;
  const queue = await openQueue({ connection, logger: createLogger('silent') });
  const store = createStore(database, queue.enqueue);
  await seedSample({ ...store, passwords: createPasswords(), now: () => new Date(), newId });
  await database.updateTable('company').set({ name: awkwardText }).execute();
  await store.enqueue('purgeAccount', { accountId: newId() }, laterAt);
  await queue.stop();
}

/** Makes a data folder as a product leaves it: the sample café, a job that waits, the secret, a letter. */
export async function fillDataDir(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  await writeFile(join(dataDir, 'jwt-secret'), 'a secret that is long enough for tests');
  await writeFile(join(dataDir, 'outbox', '01-letter.eml'), Buffer.from([0, 255, 10, 13]));
  const connection = await connectEmbedded(join(dataDir, 'database'), await readMigratedDump());
  await fill(connection);
  await connection.close();
}
