import { readdir, readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { StartError } from '../StartError.ts';
import type { Connection, Database } from './connect.ts';
import { isDatabaseDown } from './databaseErrors.ts';
import { coverOwnPlaces, dropOwnPlaces, isCovered } from './ownPlaces.ts';
import { cutByTime } from './partitions/cutByTime.ts';
import { allowPendingWords } from './partitions/partitions.sql.ts';

/**
 * Cuts a migration into its statements, since the embedded database takes one at a time. A statement
 * ends with a semicolon at the end of a line; bodies between `$$` are kept whole.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isInBody = false;

  for (const line of text.split('\n')) {
    if (lines.length === 0 && (line.trim() === '' || line.startsWith('--'))) continue;
    lines.push(line);
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) isInBody = !isInBody;
    if (!isInBody && line.trimEnd().endsWith(';')) {
      statements.push(lines.join('\n').trim());
      lines = [];
    }
  }
  if (lines.join('').trim() !== '') {
    throw new Error(
      `A migration ends in the middle of a statement. End each statement with a semicolon at the end of a line. It ends with:\n${lines.join('\n')}`,
    );
  }

  return statements;
}

/** Every user table, of any schema. A partitioned one counts once, without its partitions. */
export async function listAllTables(
  database: Database,
): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname::text as schema, relname::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
    order by 1, 2`.execute(database);
  return rows;
}

const folder = new URL('./migrations/', import.meta.url);

/** The migrations by name, in the order of their names. */
export async function readMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace('.sql', ''),
      text: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

const toMigration = (text: string): Migration => ({
  async up(database: Database) {
    await dropOwnPlaces(database);
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(database);
  },
});

/**
 * Brings the tables up to date, or to a migration, in one transaction. Two processes that start at
 * once take turns.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrations = await readMigrations();
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(migrations.map(({ name, text }) => [name, toMigration(text)])),
        ),
    },
  });
  const { error } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}

export interface UpdateOptions {
  /** True if no other process uses the database, as with the embedded one. */
  isAlone?: boolean;
}

/** Migrates a database to this version, and partitions the tables that grow without bound. */
export async function bringUpToDate(
  connection: Connection,
  options: UpdateOptions = {},
): Promise<void> {
  await migrate(connection.database);
  await cutByTime(connection, new Date(), options);
  await allowPendingWords(connection);
  await coverOwnPlaces(connection.database);
}

const readDone = async (database: Database): Promise<string[]> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database,
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if (!isDatabaseDown(error)) return [];
    throw new StartError(['The database does not answer. Start it, or correct DATABASE_URL.'], {
      cause: error,
    });
  }
};

/** Refuses a database whose tables are of another version. */
export async function requireMigrated(database: Database): Promise<void> {
  const done = await readDone(database);
  const known = (await readMigrations()).map(({ name }) => name);
  if (known.some((name) => !done.includes(name)) || !(await isCovered(database))) {
    throw new StartError([
      'The tables of the database are older than this version. Start the product once, or run `npm run migrate`.',
    ]);
  }
  if (done.some((name) => !known.includes(name))) {
    throw new StartError([
      'The tables of the database are of a newer version than this one. Use that.',
    ]);
  }
}
