import { bringUpToDate } from '../database/migrate.ts';
import { connectPostgres } from '../database/connect.ts';
import { askServer, beside } from './askServer.ts';

const setting = 'TEST_DATABASE_TEMPLATE';

/** The migrated, empty database that a test file copies instead of building it. */
export const template = () => process.env[setting];

/** Makes the template on a server and tells all workers of it. Answers how to remove it. */
export async function makeTemplate(server: string): Promise<() => Promise<void>> {
  const name = `hearback_template_${process.pid}`;
  await askServer(server, `create database ${name}`);
  const connection = connectPostgres(beside(server, name));
  await bringUpToDate(connection);
  await connection.close();
  // What is connected to could not be copied, not even while it is vacuumed.
  await askServer(server, `alter database ${name} with allow_connections false`);
  process.env[setting] = name;
  return () => askServer(server, `drop database ${name} with (force)`);
}
