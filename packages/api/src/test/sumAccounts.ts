import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** A fingerprint of an account's rows in each table that has any, by the table's name. */
export async function sumAccount(
  database: Database,
  accountId: string,
): Promise<Record<string, string>> {
  const { rows: owned } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id')
      or table_schema = 'public' and table_name = 'account' and column_name = 'id'
    order by table_name`.execute(database);

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

/** The tables in which a text stands anywhere, those of the job queue too. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table_schema: string; table_name: string }>`
    select table_schema, table_name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    `.execute(database);
  const found: string[] = [];
  for (const { table_schema, table_name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${table_schema}.${table_name}`)} as row
      where position(${text} in row::text) > 0 limit 1`.execute(database);
    if (rows.length > 0) found.push(table_name);
  }
  return found;
}
