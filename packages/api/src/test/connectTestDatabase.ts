import { randomBytes } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import type { PGliteClient } from '@hearback/durable-pglite';

import {
  connectEmbedded,
  connectLite,
  connectPostgres,
  type Connection,
} from '../database/connect.ts';
import { bringUpToDate } from '../database/migrate.ts';
import pgliteOptions from '../database/pgliteOptions.ts';
import { askServer, beside, citusWorkers } from './askServer.ts';
import { readMigratedDump } from './migratedDump.ts';
import { template } from './serverTemplate.ts';

/** A database of one's own on a server, without tables; or a copy of another one. */
export async function makeServerDatabase(server: string, copied?: string) {
  const name = `hearback_test_${randomBytes(6).toString('hex')}`;
  await askServer(server, `create database ${name} ${copied ? `template ${copied}` : ''}`);
  if (citusWorkers().length > 0) {
    // As distributing sets it: settings of a database are not copied.
    await askServer(
      server,
      `alter database ${name} set citus.multi_shard_modify_mode = sequential`,
    );
  }
  return {
    url: beside(server, name),
    drop: async () => {
      // The daemon of Citus would come back before the database is gone.
      if (citusWorkers().length > 0) {
        await askServer(server, `alter database ${name} with allow_connections false`);
      }
      await askServer(server, `drop database ${name} with (force)`);
    },
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

interface Embedded {
  lite: PGlite;
  /** States of the catalogs and of what was migrated: see `describeRows`. */
  catalogs: string;
  migrated: string;
  /** Names of its tables and sequences. */
  tables: string[];
  sequences: string[];
}

/** Catalogs that change with the schema, a role, a setting and the planner's statistics. */
const catalogs =
  'attrdef attribute authid class constraint database db_role_setting extension index inherits ' +
  'namespace policy proc rewrite sequence statistic trigger type';
const catalogTables = catalogs.split(' ').map((name) => `pg_${name}`);
const migrationTables = ['kysely_migration', 'kysely_migration_lock'];

/** Changes with every row of the tables that is added, changed or removed. */
async function describeRows(lite: PGlite, tables: readonly string[]): Promise<string> {
  const states = tables.map(
    (name) => `(select (count(*), max(xmin::text::bigint))::text from ${name})`,
  );
  const { rows } = await lite.query<{ state: string }>(`select ${states.join(' || ')} as state`);
  return rows[0]?.state ?? '';
}

/** Tables and sequences as SQL names them. Rows of a partition are those of its parent. */
async function relationsOf(lite: PGlite, kinds: string): Promise<string[]> {
  const { rows } = await lite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind::text = any(string_to_array($1, ' '))
        and not relispartition and relname not like 'kysely%' order by 1`,
    [kinds],
  );
  return rows.map(({ name }) => name);
}

async function openEmbedded(): Promise<Embedded> {
  const lite = await PGlite.create({ ...pgliteOptions, loadDataDir: await readMigratedDump() });
  return {
    lite,
    catalogs: await describeRows(lite, catalogTables),
    migrated: await describeRows(lite, migrationTables),
    tables: await relationsOf(lite, 'r p'),
    sequences: await relationsOf(lite, 'S'),
  };
}

/** Bytes of tables and indexes of an empty database that has been used: removed rows take room. */
const largeBytes = 6_000_000;

/**
 * Removes all rows, and what the session set. False if the database is no longer as it was opened: the
 * schema has changed, or so many rows were removed that statements take longer.
 */
async function emptyEmbedded({ lite, catalogs: before, migrated, tables, sequences }: Embedded) {
  await lite.exec('discard all');
  if ((await describeRows(lite, catalogTables)) !== before) return false;
  if ((await describeRows(lite, migrationTables)) !== migrated) return false;

  await lite.transaction(async (inside) => {
    await inside.exec('set local session_replication_role = replica');
    await inside.exec(tables.map((table) => `delete from ${table}`).join('; '));
    for (const name of sequences) await inside.exec(`select setval('${name}', 1, false)`);
  });
  const { rows } = await lite.query<{ bytes: number }>(
    `select sum(pg_relation_size(oid))::int as bytes from pg_class
      where relnamespace = 'public'::regnamespace`,
  );
  return (rows[0]?.bytes ?? 0) < largeBytes;
}

/** Empty databases of this worker that nobody uses: to open one takes ten times as long as to empty it. */
const unused: Embedded[] = [];

/** A client that ends like one of a database of its own, and leaves an empty database to the next one. */
function lend(embedded: Embedded): PGliteClient {
  const { lite } = embedded;
  const stops: (() => Promise<void>)[] = [];
  let closed = false;
  const open = () => {
    if (closed) throw new Error('PGlite is closed');
    return lite;
  };
  return {
    query: async (...asked) => open().query(...asked),
    exec: async (text) => open().exec(text),
    transaction: async (work) => open().transaction(work),
    listen: async (...asked) => {
      const stop = await open().listen(...asked);
      stops.push(stop);
      return stop;
    },
    close: async () => {
      open();
      closed = true;
      for (const stop of stops) await stop();
      if (await emptyEmbedded(embedded)) unused.push(embedded);
      else await lite.close();
    },
    get closed() {
      return closed;
    },
    get ready() {
      return lite.ready;
    },
    get waitReady() {
      return lite.waitReady;
    },
  };
}

/** The same, empty and with all tables. */
export async function connectTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return connectLite(lend(unused.pop() ?? (await openEmbedded())));

  const migrated = template();
  const connection = await connectServer(server, migrated);
  if (migrated === undefined) await bringUpToDate(connection);
  return connection;
}
