import { sql, type RawBuilder } from 'kysely';

import type { DeletionKind } from './contract.ts';
import type { Database } from '../database/connect.ts';
import type { DeletionRow } from './recentDeletions.sql.ts';

/** The tables that are restored, in the order in which everyone takes locks. */
const lockable = ['code', 'location', 'company', 'form', 'frame', 'template'] as const;

/** The parent of each kind of thing. */
const parents = {
  location: { table: 'company', link: 'company_id' },
  code: { table: 'location', link: 'location_id' },
  feedback: { table: 'code', link: 'code_id' },
} satisfies Partial<Record<DeletionKind, unknown>>;

/** A kind of thing that hangs on another. */
export type Hanging = keyof typeof parents;

/** The rows of a deletion. Its moment is what they are found by. */
const of = ({ account_id, id, deleted_at }: DeletionRow) =>
  sql`account_id = ${account_id} and deleted_at = ${deleted_at} and deletion_id = ${id}`;

const isThere = (table: string, id: RawBuilder<unknown>) =>
  sql`exists (select from ${sql.table(table)} as linked
    where linked.account_id = code.account_id and linked.id = ${id} and linked.deleted_at is null)`;

/** Takes deletes back. */
export const restorationsSql = {
  /** Keeps others away from what comes back until the transaction ends. */
  async lockAll(database: Database, deletion: DeletionRow): Promise<void> {
    // Codes first, as everyone does.
    await sql`
      select id from code where account_id = ${deletion.account_id} and id in (
        select code_id from deletion_link
        where account_id = ${deletion.account_id} and deletion_id = ${deletion.id})
      order by id for update`.execute(database);
    for (const table of lockable) {
      await sql`
        select id from ${sql.table(table)} where ${of(deletion)} order by id for update`.execute(
        database,
      );
    }
  },

  /** Locks the parents of things until the transaction ends. False when one of them is missing. */
  async holdParents(database: Database, deletion: DeletionRow, kind: Hanging): Promise<boolean> {
    const { table, link } = parents[kind];
    const { rows } = await sql<{ is_there: boolean }>`
      select deleted_at is null as is_there from ${sql.table(table)}
      where account_id = ${deletion.account_id} and id in (
        select ${sql.ref(link)} from ${sql.table(kind)} where ${of(deletion)})
      order by id for share`.execute(database);
    return rows.every(({ is_there }) => is_there);
  },

  /** Gives back what a deletion took, but for the answers and scans. */
  async restore(database: Database, deletion: DeletionRow): Promise<void> {
    for (const table of lockable) {
      await sql`
        update ${sql.table(table)} set deleted_at = null, deletion_id = null
        where ${of(deletion)}`.execute(database);
    }
  },

  /**
   * Links the codes again that a removed form or frame left behind. Where somebody linked another
   * one meanwhile, that one stays.
   */
  async relink(
    database: Database,
    { account_id, id, kind, deleted_at }: DeletionRow,
  ): Promise<void> {
    if (kind !== 'form' && kind !== 'frame') return;
    const column = sql.ref(`${kind}_id`);
    const noted = sql`deletion_link as noted
      where noted.account_id = ${account_id} and noted.deletion_id = ${id}
        and code.account_id = noted.account_id and code.id = noted.code_id`;
    await sql`
      update code set ${column} = noted.${column}
      from ${noted} and code.${column} is null and ${isThere(kind, sql`noted.${column}`)}`.execute(
      database,
    );
    // A code is published again only with all that it had: visitors read what they would have read.
    // Changed art was not checked, so its code is paused: resuming checks it.
    await sql`
      update code set state = case when code.style is distinct from noted.style
          then 'paused' else noted.state end,
        paused_at = case when noted.state = 'published' then ${deleted_at}::timestamptz
          else code.paused_at end,
        published_form_id = noted.published_form_id,
        published_version = noted.published_version
      from ${noted} and code.state = 'draft' and noted.state <> 'draft'
        and code.form_id = noted.form_id and code.frame_id = noted.frame_id
        and ${isThere('form', sql`noted.published_form_id`)}`.execute(database);
  },

  /** Forgets a deletion that was taken back, with what it noted. */
  async forget(database: Database, { account_id, id }: DeletionRow): Promise<void> {
    await database
      .deleteFrom('deletion')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
  },
};
