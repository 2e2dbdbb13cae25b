import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { connectEmbedded, connectPostgres, type Connection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readMigratedDump } from './migratedDump.ts';

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A database of one's own on a server, without tables. */
export async function makeServerDatabase(server: string) {
  const name = `hearback_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(server, `drop database ${name} with (force)`) };
}

/** An empty, migrated database of one's own: embedded, or on the server in TEST_DATABASE_URL. */
export async function connectTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return connectEmbedded(undefined, await readMigratedDump());

  const { url, drop } = await makeServerDatabase(server);
  const connection = connectPostgres(url);
  await migrate(connection.database);

  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
