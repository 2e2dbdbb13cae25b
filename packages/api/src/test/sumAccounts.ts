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

/** The tables in which a text stands anywhere, those of the job queue too. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table_schema: string; table_name: string }>`
    select nspname::text as table_schema, relname::text as table_name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'pg_toast', 'information_schema')`.execute(database);
  const found: string[] = [];
  for (const { table_schema, table_name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${table_schema}.${table_name}`)} as row
      where position(${text} in row::text) > 0 limit 1`.execute(database);
    if (rows.length > 0) found.push(table_name);
  }
  return found;
}
