import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';

/** What other things link to. */
export type LinkTarget = 'company' | 'location' | 'form' | 'frame';

/** What hangs on what. */
export const createLinksRepository = (database: Database) => ({
  /** Keeps a thing from being removed until the transaction ends. False when it is not there. */
  async hold(accountId: string, thing: LinkTarget, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { rows } = await sql`
      select id from ${sql.table(thing)}
      where account_id = ${accountId} and id = ${id} and deleted_at is null
      for share`.execute(database);
    return rows.length > 0;
  },
});
