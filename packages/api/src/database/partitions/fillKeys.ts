import { sql, type QueryResult } from 'kysely';

import type { Database } from '../connect.ts';
import { firstIdAt, type CutTable } from './bounds.ts';

/** So many rows at once: a batch is over in a moment. */
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
export async function fillKeys(database: Database, table: CutTable, from: Date): Promise<void> {
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
