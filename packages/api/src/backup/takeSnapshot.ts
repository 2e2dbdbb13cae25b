import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { jobNames } from '../jobs/queue.ts';
import { StartError } from '../StartError.ts';
import {
  readMigration,
  readSequences,
  readTables,
  rowAsJson,
  speakPlainly,
  sumTable,
  type Snapshot,
  type TableShape,
  type WaitingJob,
} from './catalogue.ts';

/** The size of one read: rows with pictures are read one by one, short ones in hundreds. */
const batchBytes = 4_000_000;
const batchRows = 500;

async function readJobs(database: Database): Promise<WaitingJob[]> {
  const { rows: tables } = await sql<{ has: boolean }>`
    select to_regclass('job_queue.job') is not null as has`.execute(database);
  if (tables[0]?.has !== true) return [];
  const { rows } = await sql<WaitingJob>`
    select name, id, data,
      to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
    from job_queue.job
    where state in ('created', 'retry', 'active') and name = any(${sql.val(jobNames)})
    order by id`.execute(database);
  return rows;
}

async function sizeBatch(database: Database, shape: TableShape): Promise<number> {
  const { rows } = await sql<{ longest: number | null }>`
    select max(octet_length(${rowAsJson(shape)})) as longest
    from ${sql.table(shape.name)}`.execute(database);
  return Math.max(1, Math.min(batchRows, Math.floor(batchBytes / (rows[0]?.longest ?? 1))));
}

async function* readRows(database: Database, shape: TableShape) {
  const size = await sizeBatch(database, shape);
  await sql`declare rows_of_table no scroll cursor for
    select ${rowAsJson(shape)} as row from ${sql.table(shape.name)}`.execute(database);
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch forward ${sql.lit(size)} from rows_of_table`.execute(database);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close rows_of_table`.execute(database);
}

/** Hands out everything that a database holds, as it is at one moment. */
export const takeSnapshot = <Result>(
  database: Database,
  work: (snapshot: Snapshot, inside: Database) => Promise<Result>,
): Promise<Result> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (inside) => {
      await speakPlainly(inside);
      const migration = await readMigration(inside);
      if (migration === undefined) {
        throw new StartError(['The database is empty: the product never started on it.']);
      }
      const tables = [];
      for (const shape of await readTables(inside)) tables.push(await sumTable(inside, shape));
      const snapshot = {
        contents: { migration, tables, sequences: await readSequences(inside) },
        readRows: (table: TableShape) => readRows(inside, table),
        readJobs: () => readJobs(inside),
      };
      return work(snapshot, inside);
    });
