import { sql } from 'kysely';

import type { Database, Engine } from '../connect.ts';
import { addAhead } from './addAhead.ts';
import {
  firstIdAt,
  restOf,
  type CutTable,
  isCut,
  readPartitions,
  type Partition,
} from './bounds.ts';
export { cutTables, type CutTable } from './bounds.ts';
export { keyDays } from './cutByTime.ts';

/** Key of the advisory lock that lets one process at a time change the partitions. */
const turn = 0x6865_7061;

/** Lock timeout for adding or dropping a partition: reads and writes wait no longer than this. */
const lockWait = '2s';

/** Few enough that a batch is over in a moment. */
const batchSize = 5_000;

const keysOf = { feedback: 'feedback_key', scan: 'scan_key' } as const;

/** The indexes of the words of answers, one for each partition. */
const wordIndexes = sql`
  pg_index join pg_class on pg_class.oid = indexrelid and pg_class.relkind = 'i'
    join pg_am on pg_am.oid = relam and amname = 'gin'
    join pg_inherits on inhrelid = indrelid and inhparent = 'feedback'::regclass
  where indisvalid`;

/** Kilobytes of words for each index. At a thousand answers a second, they come in two seconds. */
const pendingWords = 4_096;

/**
 * Lets words of new answers wait to be put in their places in the indexes of words, where a job does that a
 * moment later (`placeWords`): an answer that is one too many has to do it itself. The embedded database has one
 * connection, on which everybody would wait for the job; there few may wait.
 */
export async function allowPendingWords({
  database,
  engine,
}: {
  database: Database;
  engine: Pick<Engine, 'kind'>;
}): Promise<void> {
  if (engine.kind === 'embedded') return;
  const option = `gin_pending_list_limit=${pendingWords}`;
  const { rows } = await sql<{ name: string }>`
    select pg_class.oid::regclass::text as name from ${wordIndexes}
      and not coalesce(reloptions @> array[${option}], false)`.execute(database);
  for (const { name } of rows) {
    await sql.raw(`alter index ${name} set (${option})`).execute(database);
  }
}

/** The parts that answers and scans are kept in, by the time they came. */
export const partitionsSql = {
  isCut: (database: Database, table: CutTable): Promise<boolean> => isCut(database, table),

  /** The partitions of a table, the oldest first. */
  list: (database: Database, table: CutTable): Promise<Partition[]> =>
    readPartitions(database, table),

  /** Returns true if this transaction may change partitions: it then has the lock until it ends. */
  async claim(database: Database): Promise<boolean> {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(${turn}::int, 0) as is_mine,
        set_config('lock_timeout', ${lockWait}, true)`.execute(database);
    return rows[0]?.is_mine ?? false;
  },

  /** Makes the partitions that the next months need. Answers their names. */
  addAhead: (database: Database, table: CutTable, now: Date): Promise<string[]> =>
    addAhead(database, table, now),

  /** Puts words that wait in their places. Searches find them before as well, only slower. */
  async placeWords(database: Database): Promise<void> {
    await sql`select gin_clean_pending_list(pg_class.oid) from ${wordIndexes}`.execute(database);
  },

  /** Returns the number of rows in the default partition. */
  async countRest(database: Database, table: CutTable): Promise<number> {
    if (!(await isCut(database, table))) return 0;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(restOf(table))}`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /**
   * Drops a partition with all its rows, and records it. The statistics keep their counts. Returns false,
   * and changes nothing, while some rows are not yet counted or notified.
   */
  async drop(
    database: Database,
    table: CutTable,
    { name, before }: Partition & { before: Date },
  ): Promise<boolean> {
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(database);
    const bound = firstIdAt(before);
    const { rows: waiting } = await sql`
      select from (
        select unnest(added) as id from stats_change where kind = ${table}
        union all
        select (jsonb_array_elements(removed) ->> 'id')::uuid from stats_change where kind = ${table}
        union all
        select feedback_id from feedback_arrival where ${table} = 'feedback'
        union all
        select feedback_id from feedback_unjudged where ${table} = 'feedback'
      ) as waiting where id < ${bound} limit 1`.execute(database);
    if (waiting.length > 0) return false;

    await sql`
      insert into let_go (table_name, before) values (${table}, ${before})
      on conflict (table_name) do update set before = greatest(let_go.before, excluded.before)`.execute(
      database,
    );
    // A partition cannot be detached while pictures name its rows: they go first.
    if (table === 'feedback') {
      await sql`delete from picture where feedback_id < ${bound}`.execute(database);
    }
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(
      database,
    );
    await sql`drop table ${sql.table(name)}`.execute(database);
    return true;
  },

  /**
   * Deletes some of the keys from before a day, of which no copy can arrive any more. Returns true if there
   * may be more.
   */
  async removeKeys(database: Database, table: CutTable, before: Date): Promise<boolean> {
    const keys = sql.table(keysOf[table]);
    const sent = sql.ref(table === 'feedback' ? 'client_id' : 'scan_token');
    const { numAffectedRows = 0n } = await sql`
      delete from ${keys} where (account_id, code_id, ${sent}) in (
        select account_id, code_id, ${sent} from ${keys}
        where day < ${before}::date limit ${batchSize})`.execute(database);
    return numAffectedRows > 0n;
  },
};
