import { sql } from 'kysely';

import type { TestApi } from './createTestApi.ts';

/** The tables in which a text stands anywhere, bytes aside. */
export async function findInDatabase({ database }: TestApi, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`.execute(database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as one
      where position(${text} in one::text) > 0 limit 1`.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
