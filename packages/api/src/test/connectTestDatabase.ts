import { randomBytes } from 'node:crypto';

import { connectEmbedded, connectPostgres, type Connection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { askServer, beside } from './askServer.ts';
import { readMigratedDump } from './migratedDump.ts';
import { template } from './serverTemplate.ts';

/** A database of one's own on a server, without tables; or a copy of another one. */
export async function makeServerDatabase(server: string, copied?: string) {
  const name = `hearback_test_${randomBytes(6).toString('hex')}`;
  await askServer(server, `create database ${name} ${copied ? `template ${copied}` : ''}`);
  return {
    url: beside(server, name),
    drop: () => askServer(server, `drop database ${name} with (force)`),
  };
}

/** An empty, migrated database of one's own: embedded, or on the server in TEST_DATABASE_URL. */
export async function connectTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return connectEmbedded(undefined, await readMigratedDump());

  const migrated = template();
  const { url, drop } = await makeServerDatabase(server, migrated);
  const connection = connectPostgres(url);
  if (migrated === undefined) await migrate(connection.database);

  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
