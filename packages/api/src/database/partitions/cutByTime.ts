import { sql } from 'kysely';

import type { Connection, Database } from '../connect.ts';
import { cutTables } from './bounds.ts';
import { cutTable } from './cutTable.ts';
import { fillKeys } from './fillKeys.ts';
import { isCut } from './readPartitions.ts';

const dayMs = 86_400_000;

/** Phones forget an unsent answer after 30 days; for twice as long a copy of it is known. */
export const keyDays = 60;

/** Processes of the version before, which cannot write to cut tables, have ended so long after an update. */
const updateDays = 1;

const isPrepared = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ is_prepared: boolean }>`
    select to_regclass('feedback_key') is not null as is_prepared`.execute(database);
  return rows[0]?.is_prepared ?? false;
};

/**
 * Whether nobody can be there who knows the tables as they were: there is no account yet, or the tables
 * were prepared a day ago.
 */
async function isTime(database: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean; prepared_at: string | null }>`
    select not exists (select from account) as is_empty,
      (select "timestamp" from kysely_migration where name = '0063_visit_key') as prepared_at`.execute(
    database,
  );
  const { is_empty: isEmpty = false, prepared_at: at } = rows[0] ?? {};
  return isEmpty || (at != null && Date.parse(at) <= now.getTime() - updateDays * dayMs);
}

/**
 * Cuts answers and scans by time. On a database that other processes share, a process of the version
 * before may still be there: then this is left to a later start, unless somebody says that none is.
 */
export async function cutByTime(
  connection: Connection,
  now: Date,
  { isAlone = connection.engine.kind === 'embedded' } = {},
): Promise<boolean> {
  const { database } = connection;
  if (!(await isPrepared(database))) return false;
  if (!isAlone && !(await isTime(database, now))) return false;
  for (const table of cutTables) {
    if (await isCut(database, table)) continue;
    await fillKeys(database, table, new Date(now.getTime() - keyDays * dayMs));
    await cutTable(connection, table, now);
  }
  return true;
}
