import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';
import { idList, tagColumns, withTag } from '../database/readPage.ts';
import type { TagInUse } from './contract.ts';

/** The tables whose rows carry tags. */
export type TaggedTable = 'location' | 'code' | 'webhook';

/** A row with its tags. */
export interface Tagged {
  id: string;
  tags: string[];
}

const lock = async (
  database: Database,
  table: TaggedTable,
  accountId: string,
  condition: RawBuilder<unknown>,
): Promise<Tagged[]> => {
  const isKept = table === 'webhook' ? sql`` : sql`and deleted_at is null`;
  const { rows } = await sql<Tagged>`
    select id, tags from ${sql.table(table)}
    where account_id = ${accountId} ${isKept} and ${condition} order by id for update`.execute(
    database,
  );
  return rows;
};

/** The SQL of tags. */
export const tagsSql = {
  /** The tags of kept locations and codes, by name. Of several spellings the most frequent one is shown. */
  async list(database: Database, accountId: string): Promise<TagInUse[]> {
    const carried = (table: 'location' | 'code') => sql`
      select ${table}::text as kind, each.name, each.key
      from ${sql.table(table)}, unnest(tags, tag_keys) as each (name, key)
      where account_id = ${accountId} and deleted_at is null`;
    const { rows } = await sql<TagInUse>`
      select mode() within group (order by name collate "C") as name,
        count(*) filter (where kind = 'location')::int as locations,
        count(*) filter (where kind = 'code')::int as codes
      from (${carried('location')} union all ${carried('code')}) as carried
      group by key order by key collate "C"`.execute(database);
    return rows;
  },

  /** Rows by their ids, which stay as they are until the transaction ends. */
  lockRows: (database: Database, table: TaggedTable, accountId: string, ids: readonly string[]) =>
    lock(database, table, accountId, sql`id in ${idList(ids)}`),

  /** The rows that carry a tag, which stay as they are until the transaction ends. */
  lockCarriers: (database: Database, table: TaggedTable, accountId: string, tag: string) =>
    lock(database, table, accountId, sql.join(withTag([sql`tag_keys`], tag))),

  async write(
    database: Database,
    table: TaggedTable,
    accountId: string,
    rows: readonly Tagged[],
    now: Date,
  ): Promise<void> {
    if (rows.length === 0) return;
    const given = rows.map(({ id, tags }) => ({ id, ...tagColumns(tags) }));
    await sql`
      update ${sql.table(table)} as each
      set tags = given.tags, tag_keys = given.tag_keys, updated_at = ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given (id uuid, tags text[], tag_keys text[])
      where each.account_id = ${accountId} and each.id = given.id`.execute(database);
  },
};
