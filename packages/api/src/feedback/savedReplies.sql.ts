import { sql, type Selectable } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { NotificationTables } from '../database/Tables.ts';
import { toJsonText } from '../database/toJsonText.ts';

type SavedReplyRow = Selectable<NotificationTables['saved_reply']>;

/** Queries on the words that an account replies with again and again. */
export const savedRepliesSql = {
  list: (database: Database, accountId: string): Promise<SavedReplyRow[]> =>
    database
      .selectFrom('saved_reply')
      .where('account_id', '=', accountId)
      .orderBy('title')
      .orderBy('id')
      .selectAll()
      .execute(),

  /** Adds one, or changes the one with that id. Returns undefined where it would be one too many. */
  async save(
    database: Database,
    { account_id: accountId, id, title, words }: Omit<SavedReplyRow, 'created_at' | 'updated_at'>,
    at: Date,
    most: number,
  ): Promise<SavedReplyRow | undefined> {
    // Nobody adds another one meanwhile.
    await sql`select from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql<SavedReplyRow>`
      insert into saved_reply (account_id, id, title, words, created_at, updated_at)
      select ${accountId}::uuid, ${id}::uuid, ${title}::text, ${toJsonText(words)}::jsonb,
        ${at}::timestamptz, ${at}::timestamptz
      where (select count(*) from saved_reply
        where account_id = ${accountId} and id <> ${id}::uuid) < ${most}::int
      on conflict (account_id, id) do update set
        title = excluded.title, words = excluded.words, updated_at = excluded.updated_at
      returning *`.execute(database);
    return rows[0];
  },

  /** Removes one. Returns false if it is not there. */
  async remove(database: Database, accountId: string, id: string): Promise<boolean> {
    const row = await database
      .deleteFrom('saved_reply')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
