import { sql } from 'kysely';

import { isDatabaseDown } from './isDatabaseDown.ts';
import { StartError } from '../StartError.ts';
import type { Database } from './connect.ts';
import { readMigrations } from './migrate.ts';

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

/** Refuses a database whose tables are of another version: nothing is done by halves. */
export async function requireMigrated(database: Database): Promise<void> {
  const done = await readDone(database);
  const known = (await readMigrations()).map(({ name }) => name);
  if (known.some((name) => !done.includes(name))) {
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
