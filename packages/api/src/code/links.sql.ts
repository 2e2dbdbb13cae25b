import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { idList } from '../database/readPage.ts';

/** The things that a code links to. */
export type LinkTarget = 'company' | 'location' | 'form' | 'frame';

/** The links between things. */
export const linksSql = {
  /** Keeps a thing from being removed until the transaction ends. False when it is not there. */
  async hold(
    database: Database,
    accountId: string,
    thing: LinkTarget,
    id: string,
  ): Promise<boolean> {
    if (!isId(id)) return false;
    const { rows } = await sql`
      select id from ${sql.table(thing)}
      where account_id = ${accountId} and id = ${id} and deleted_at is null
      for share`.execute(database);
    return rows.length > 0;
  },

  /** Keeps things from being removed until the transaction ends. Answers the ids of those there are. */
  async holdAll(
    database: Database,
    accountId: string,
    thing: LinkTarget,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(thing)}
      where account_id = ${accountId} and id in ${idList(ids)} and deleted_at is null
      order by id for share`.execute(database);
    return new Set(rows.map(({ id }) => id));
  },

  /** Keeps pictures from being removed until the transaction ends. Answers the ids of those there are. */
  async holdImages(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from image where account_id = ${accountId} and id in ${idList(ids)}
      order by id for share`.execute(database);
    return new Set(rows.map(({ id }) => id));
  },
};
