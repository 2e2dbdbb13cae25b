import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** A fingerprint of an account's rows in each table that has any, by the table's name. */
export async function sumAccount(
  database: Database,
  accountId: string,
): Promise<Record<string, string>> {
  const { rows: owned } = await sql<{ table_name: string; column_name: string }>`
    select relname::text as table_name, attname::text as column_name
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and (attname = 'account_id' or relname = 'account' and attname = 'id')
    order by relname`.execute(database);

  const sums: Record<string, string> = {};
  for (const { table_name, column_name } of owned) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as sum
      from ${sql.table(table_name)} as row
      where ${sql.ref(`row.${column_name}`)} = ${accountId}`.execute(database);
    const sum = rows[0]?.sum;
    if (sum) sums[table_name] = sum;
  }
  return sums;
}
