import { sql } from 'kysely';

import type { TestApi } from './createTestApi.ts';

/** The tables in which a text stands anywhere, bytes aside. */
export async function findInDatabase({ database }: TestApi, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname::text as schema, relname::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'pg_toast', 'information_schema')`.execute(database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as one
      where position(${text} in one::text) > 0 limit 1`.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
