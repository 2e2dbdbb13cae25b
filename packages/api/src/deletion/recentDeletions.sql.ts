import { sql, type Selectable } from 'kysely';

import type { DeletionKind, DeletionQuery } from './contract.ts';
import type { RemovedCounts } from '../account/securityEventsContract.ts';
import type { Database } from '../database/connect.ts';
import type { DeletionTables } from '../database/Tables.ts';
import { isId } from '../tools/ids.ts';
import { containing, readPage, type Paged } from '../database/readPage.ts';
import type { Deleting } from './removals.sql.ts';
import { toJsonText } from '../database/toJsonText.ts';

export type DeletionRow = Selectable<DeletionTables['deletion']>;

interface NewDeletion extends Deleting {
  accountId: string;
  userId: string;
  kind: DeletionKind;
  ids: readonly string[];
  counts: RemovedCounts;
}

/** The name by which people know a thing. Feedback has none, so its code's is used. */
const labelOf = {
  company: sql`name`,
  location: sql`name`,
  form: sql`title`,
  frame: sql`name`,
  template: sql`name`,
  code: sql`name`,
  feedback: sql`code_name`,
} satisfies Record<DeletionKind, unknown>;

/** Recent deletions, which can be restored. */
export const recentDeletionsSql = {
  async insert(
    database: Database,
    { accountId, id, at, userId, kind, ids, counts }: NewDeletion,
  ): Promise<void> {
    await sql`
      insert into deletion (account_id, id, kind, label, counts, deleted_at, deleted_by)
      select account_id, ${id}, ${kind}, ${labelOf[kind]}, ${toJsonText(counts)}::jsonb, ${at},
        ${userId}
      from ${sql.table(kind)}
      where account_id = ${accountId} and id = ${ids[0]}`.execute(database);
  },

  /** The deletions after a moment, newest first. */
  list: (
    database: Database,
    accountId: string,
    query: DeletionQuery,
    after: Date,
  ): Promise<Paged<DeletionRow>> =>
    readPage(database, query, {
      select: sql`*`,
      from: sql`deletion`,
      where: [
        sql`account_id = ${accountId} and deleted_at > ${after}`,
        ...containing([sql`label`], query.search),
      ],
      orderBy: sql`deleted_at desc, id desc`,
    }),

  /** A deletion after a moment. Nobody else takes it back until the transaction ends. */
  async lock(
    database: Database,
    accountId: string,
    id: string,
    after: Date,
  ): Promise<DeletionRow | undefined> {
    if (!isId(id)) return undefined;
    const { rows } = await sql<DeletionRow>`
      select * from deletion
      where account_id = ${accountId} and id = ${id} and deleted_at > ${after}
      for update`.execute(database);
    return rows[0];
  },

  /** The deletion that took a thing. Nothing for a thing that is there. */
  async findOf(
    database: Database,
    accountId: string,
    kind: DeletionKind,
    id: string,
  ): Promise<string | undefined> {
    if (!isId(id)) return undefined;
    const { rows } = await sql<{ id: string }>`
      select deletion.id from ${sql.table(kind)} as thing join deletion
        on deletion.account_id = thing.account_id and deletion.id = thing.deletion_id
      where thing.account_id = ${accountId} and thing.id = ${id}`.execute(database);
    return rows[0]?.id;
  },
};
