import { sql, type QueryResult } from 'kysely';

import { isBusyTable } from '../databaseErrors.ts';
import type { Connection, Database } from '../connect.ts';
import { cutTables, type CutTable, cutTurn as turn, firstIdAt } from './bounds.ts';
import { cutTable } from './cutTable.ts';

/** Rows per batch: it ends in a moment. */
const batchSize = 5_000;

const targets = {
  feedback: sql`feedback_key (account_id, code_id, client_id, feedback_id, day)`,
  scan: sql`scan_key (account_id, code_id, scan_token, scan_id, day)`,
} as const satisfies Record<CutTable, unknown>;

const sources = {
  feedback: sql`account_id, code_id, client_id, id, received_at::date`,
  scan: sql`account_id, code_id, scan_token, id, scanned_at::date`,
} as const satisfies Record<CutTable, unknown>;

/** A copy that came before the key of its row was written left one that leads nowhere. */
const toRow = {
  feedback: sql`on conflict on constraint feedback_key_pkey
    do update set feedback_id = excluded.feedback_id`,
  scan: sql`on conflict on constraint scan_key_pkey do update set scan_id = excluded.scan_id`,
} as const satisfies Record<CutTable, unknown>;

/** Writes the keys of rows that were written before there were any, from a moment on. */
async function fillKeys(database: Database, table: CutTable, from: Date): Promise<void> {
  const { rows: accounts } = await sql<{ id: string }>`select id from account`.execute(database);
  for (const { id: accountId } of accounts) {
    let after: string | null = firstIdAt(from);
    while (after !== null) {
      const filled: QueryResult<{ last: string | null }> = await sql<{ last: string | null }>`
        with part as materialized (
          select * from ${sql.table(table)} where account_id = ${accountId} and id >= ${after}
          order by id limit ${batchSize}
        ), filled as (
          insert into ${targets[table]} select ${sources[table]} from part ${toRow[table]})
        select case when count(*) = ${batchSize} then max(id::text) end as last from part`.execute(
        database,
      );
      after = filled.rows[0]?.last ?? null;
    }
  }
}

const dayMs = 86_400_000;

/** Phones delete an unsent answer after 30 days; copies are recognized for twice as long. */
export const keyDays = 60;

/** Processes of the version before, which cannot write to cut tables, have ended so long after an update. */
const updateDays = 1;

/** The tables that are not partitioned yet. Undefined if they are not prepared for it. */
async function listUncut(database: Database): Promise<CutTable[] | undefined> {
  const { rows } = await sql<{ is_prepared: boolean; uncut: CutTable[] }>`
    select to_regclass('feedback_key') is not null as is_prepared, array(
      select relname::text from pg_class where relkind = 'r'
        and oid in (${sql.join(cutTables.map((table) => sql`to_regclass(${table})`))})
    ) as uncut`.execute(database);
  const { is_prepared: isPrepared = false, uncut = [] } = rows[0] ?? {};
  return isPrepared ? uncut : undefined;
}

/**
 * True if no process that knows the old tables can be running: there is no account yet, or the tables were
 * prepared a day ago.
 */
async function isTime(database: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean; prepared_at: string | null }>`
    select not exists (select from account) as is_empty,
      (select "timestamp" from kysely_migration where name = '0069_visit_key') as prepared_at`.execute(
    database,
  );
  const { is_empty: isEmpty = false, prepared_at: at } = rows[0] ?? {};
  return isEmpty || (at != null && Date.parse(at) <= now.getTime() - updateDays * dayMs);
}

/** Does something that one process at a time may do. Somebody else who is at it is not waited for. */
const asTheOnlyOne = (database: Database, work: (held: Database) => Promise<void>) =>
  database.connection().execute(async (held) => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_lock(${turn}::int, 0) as is_mine`.execute(held);
    if (!rows[0]?.is_mine) return false;
    try {
      await work(held);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${turn}::int, 0)`.execute(held);
    }
  });

/**
 * Partitions answers and scans by time. On a database shared by several processes, one of the previous
 * version may still be running: then this is left to a later start, unless the caller states that none is.
 * The same applies if the tables are in constant use, or another process is doing it. Returns true if it was
 * done.
 */
export async function cutByTime(
  { database, engine }: Connection,
  now: Date,
  { isAlone = engine.kind === 'embedded' } = {},
): Promise<boolean> {
  const uncut = await listUncut(database);
  if (!uncut) return false;
  if (uncut.length === 0) return true;
  if (!isAlone && !(await isTime(database, now))) return false;
  try {
    return await asTheOnlyOne(database, async (held) => {
      // Somebody else may have been at it until now.
      for (const table of (await listUncut(held)) ?? []) {
        await fillKeys(held, table, new Date(now.getTime() - keyDays * dayMs));
        await cutTable({ database: held, engine }, table, now);
      }
    });
  } catch (error) {
    if (isBusyTable(error)) return false;
    throw error;
  }
}
