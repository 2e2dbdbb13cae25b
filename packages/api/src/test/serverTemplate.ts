import { sql } from 'kysely';

import { distribute } from '../database/distribute.ts';
import { bringUpToDate } from '../database/migrate.ts';
import { connectPostgres } from '../database/connect.ts';
import { askServer, beside, citusWorkers } from './askServer.ts';

const setting = 'TEST_DATABASE_TEMPLATE';

/** The migrated, empty database that a test file copies instead of building it. */
export const template = () => process.env[setting];

/** Makes the template on a server and tells all workers of it. Answers how to remove it. */
export async function makeTemplate(server: string): Promise<() => Promise<void>> {
  const name = `hearback_template_${process.pid}`;
  await askServer(server, `create database ${name}`);
  const connection = connectPostgres(beside(server, name), undefined, 'migrating');
  await bringUpToDate(connection);
  const workers = citusWorkers();
  if (workers.length > 0) {
    await askServer(server, 'create extension citus', name);
    const { hostname, port } = new URL(server);
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)})`.execute(
      connection.database,
    );
    for (const worker of workers.map((url) => new URL(url))) {
      await sql`select citus_add_node(${worker.hostname}, ${Number(worker.port)})`.execute(
        connection.database,
      );
    }
    await distribute(connection.database, { shards: 4, print: () => undefined });
  }
  await connection.close();
  // What is connected to could not be copied, not even while it is vacuumed.
  await askServer(server, `alter database ${name} with allow_connections false`);
  if (workers.length > 0) {
    // The daemon of Citus stays connected.
    await askServer(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  }
  process.env[setting] = name;
  return () => askServer(server, `drop database ${name} with (force)`);
}
