import { sql } from 'kysely';

import { connectPostgres, type Database } from '../database/connect.ts';
import { listAllTables } from '../database/migrate.ts';
import { isDatabaseDown } from '../database/databaseErrors.ts';
import { StartError } from '../StartError.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import { openStopped } from './openStopped.ts';
import type { Contents, Snapshot } from './catalogue.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** The tables in which something stands, whoever made them. */
async function findFilled(database: Database): Promise<string[]> {
  const tables = (await listAllTables(database)).filter(
    ({ schema, name }) => schema !== 'job_queue' && !name.startsWith('kysely_migration'),
  );
  const filled: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select from ${sql.table(`${schema}.${name}`)} limit 1`.execute(
      database,
    );
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Copies a snapshot into an empty PostgreSQL. All of it is there afterwards, or nothing. */
export async function copyToPostgres(snapshot: Snapshot, url: string): Promise<void> {
  const connection = connectPostgres(url, undefined, 'migrating');
  try {
    const filled = await findFilled(connection.database);
    if (filled.length > 0) {
      throw new StartError([
        `The database that DATABASE_URL names holds data already, in ${filled.join(', ')}. Name a new, empty one. Nothing was written.`,
      ]);
    }
    await loadSnapshot(connection, snapshot);
  } catch (error) {
    if (error instanceof StartError || !isDatabaseDown(error)) throw error;
    throw new StartError(
      [
        'The database that DATABASE_URL names cannot be reached. Start it, or correct DATABASE_URL.',
      ],
      { cause: error },
    );
  } finally {
    await connection.close();
  }
}

/** Copies everything from the embedded database of a data folder to PostgreSQL. The folder stays as it is. */
export const moveToPostgres = (dataDir: string, url: string): Promise<Contents> =>
  openStopped(dataDir, (source) =>
    takeSnapshot(source, async (snapshot) => {
      await copyToPostgres(snapshot, url);
      return snapshot.contents;
    }),
  );
