import { sql } from 'kysely';

import type { Database } from '../connect.ts';
import { addAhead } from './addAhead.ts';
import { firstIdAt, restOf, type CutTable } from './bounds.ts';
import { isCut, readPartitions, type Partition } from './readPartitions.ts';

export { cutTables, type CutTable } from './bounds.ts';
export { keyDays } from './cutByTime.ts';

/** Keeps two processes from changing the same partitions. */
const turn = 0x6865_7061;

/** How long anybody who reads or writes waits for a partition that comes or goes. */
const lockWait = '2s';

/** Few enough that a batch is over in a moment. */
const batchSize = 5_000;

const keysOf = { feedback: 'feedback_key', scan: 'scan_key' } as const;

/** The parts that answers and scans are kept in, by the time they came. */
export const createPartitionsRepository = (database: Database) => ({
  isCut: (table: CutTable): Promise<boolean> => isCut(database, table),

  /** The partitions of a table, the oldest first. */
  list: (table: CutTable): Promise<Partition[]> => readPartitions(database, table),

  /** Whether this transaction may change partitions: nobody else does until it ends. */
  async claim(): Promise<boolean> {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(${turn}::int, 0) as is_mine,
        set_config('lock_timeout', ${lockWait}, true)`.execute(database);
    return rows[0]?.is_mine ?? false;
  },

  /** Makes the partitions that the next months need. Answers their names. */
  addAhead: (table: CutTable, now: Date): Promise<string[]> => addAhead(database, table, now),

  /** How many rows lie where no partition was for them. */
  async countRest(table: CutTable): Promise<number> {
    if (!(await isCut(database, table))) return 0;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(restOf(table))}`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /**
   * Lets a partition go with all its rows, and notes it. What statistics counted of them stays. Answers
   * false, and changes nothing, while something of the rows is still to be counted or told.
   */
  async letGo(table: CutTable, { name, before }: Partition & { before: Date }): Promise<boolean> {
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
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(
      database,
    );
    await sql`drop table ${sql.table(name)}`.execute(database);
    return true;
  },

  /**
   * Forgets some of the keys of what came before a day, of which no copy can come any more. Answers
   * whether there may be more.
   */
  async removeKeys(table: CutTable, before: Date): Promise<boolean> {
    const keys = sql.table(keysOf[table]);
    const { numAffectedRows = 0n } = await sql`
      delete from ${keys} where ctid = any (array(
        select ctid from ${keys} where day < ${before}::date limit ${batchSize}))`.execute(
      database,
    );
    return numAffectedRows > 0n;
  },
});
