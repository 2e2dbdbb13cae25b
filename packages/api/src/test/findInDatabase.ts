import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { listAllTables } from '../database/migrate.ts';

/** The tables in which a text stands anywhere, bytes aside; those of the job queue too. */
export async function findInDatabase(database: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, name } of await listAllTables(database)) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as one
      where position(${text} in one::text) > 0 limit 1`.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
