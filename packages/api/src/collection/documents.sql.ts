import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';

/** The column that holds what people call a thing. */
const nameOf = { form: sql`title`, frame: sql`name`, template: sql`name`, location: sql`name` };

type Named = keyof typeof nameOf;

/** The collections that are kept as documents and edited whole. */
export type DocumentThing = Exclude<Named, 'location'>;

/** The queries that forms, frames and templates share. Deleted ones have no name here. */
export const documentsSql = {
  /** Keeps others from changing one until the transaction ends. */
  async lock(
    database: Database,
    accountId: string,
    thing: DocumentThing,
    id: string,
  ): Promise<void> {
    if (!isId(id)) return;
    await sql`
      select id from ${sql.table(thing)} where account_id = ${accountId} and id = ${id}
      for update`.execute(database);
  },

  /** The names of all that begin like a name. */
  async listNames(
    database: Database,
    accountId: string,
    thing: Named,
    start: string,
  ): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select ${nameOf[thing]} as name from ${sql.table(thing)}
      where account_id = ${accountId} and deleted_at is null
        and starts_with(${nameOf[thing]}, ${start})`.execute(database);
    return rows.map(({ name }) => name);
  },
};
