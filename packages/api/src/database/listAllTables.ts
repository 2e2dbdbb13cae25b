import { sql } from 'kysely';

import type { Database } from './connect.ts';

/** Every table that somebody made, of any schema. One that is cut is one, and its partitions are none. */
export async function listAllTables(
  database: Database,
): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname::text as schema, relname::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
    order by 1, 2`.execute(database);
  return rows;
}
