import { randomBytes } from 'node:crypto';

import { bringUpToDate } from '../database/migrate.ts';
import { connectEmbedded, connectPostgres, type Connection } from '../database/connect.ts';
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

async function connectServer(server: string, copied?: string): Promise<Connection> {
  const { url, drop } = await makeServerDatabase(server, copied);
  const connection = connectPostgres(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** A database of one's own without tables: embedded, or on the server in TEST_DATABASE_URL. */
export function connectBareDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? connectServer(server) : connectEmbedded();
}

/** The same, empty and with all tables. */
export async function connectTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return connectEmbedded(undefined, await readMigratedDump());

  const migrated = template();
  const connection = await connectServer(server, migrated);
  if (migrated === undefined) await bringUpToDate(connection);
  return connection;
}
