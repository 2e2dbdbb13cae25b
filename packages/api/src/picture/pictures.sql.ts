import { addressOfPicture } from '@hearback/schema/documents';
import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { PictureTable } from '../database/WorkspaceTables.ts';

/** A picture that was made anew and is not stored yet. */
export type NewPicture = Omit<PictureTable, 'feedback_id' | 'created_at'> & { created_at: Date };

/** The SQL of visitors' pictures. */
export const picturesSql = {
  /** Stores a picture once. */
  async insert(database: Database, picture: NewPicture): Promise<void> {
    await database
      .insertInto('picture')
      .values(picture)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async isKnown(database: Database, accountId: string, id: string): Promise<boolean> {
    const row = await database
      .selectFrom('picture')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if a picture was taken in for this answer, and not for another one. */
  async isOf(
    database: Database,
    { account_id, code_id }: Pick<PictureTable, 'account_id' | 'code_id'>,
    clientId: string,
    id: string,
  ): Promise<boolean> {
    const row = await database
      .selectFrom('picture')
      .select('id')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('code_id', '=', code_id)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Counts the bytes of an account's pictures from visitors. */
  async countBytes(database: Database, accountId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(length(bytes)), 0)::int8 as bytes from picture
      where account_id = ${accountId}`.execute(database);
    return rows[0]?.bytes ?? 0;
  },

  /** The bytes of a picture whose answer is there. */
  async find(database: Database, accountId: string, id: string): Promise<Uint8Array | undefined> {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      select picture.bytes from picture
      join feedback on feedback.account_id = picture.account_id and feedback.id = picture.feedback_id
      where picture.account_id = ${accountId} and picture.id = ${id}
        and feedback.deleted_at is null`.execute(database);
    return rows[0]?.bytes;
  },

  /** Deletes a picture for good, and takes it out of its answer, which stays. Returns false if there is none. */
  async remove(database: Database, accountId: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      with removed as (
        delete from picture using feedback
        where picture.account_id = ${accountId} and picture.id = ${id}
          and feedback.account_id = picture.account_id and feedback.id = picture.feedback_id
          and feedback.deleted_at is null
        returning picture.feedback_id)
      update feedback set answers = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(feedback.answers)
        where value ->> 'value' is distinct from ${addressOfPicture(id)}::text)
      from removed
      where feedback.account_id = ${accountId} and feedback.id = removed.feedback_id
      returning feedback.id`.execute(database);
    return rows.length > 0;
  },

  /** Deletes the pictures of answers that are anonymized or erased. */
  async removeOf(database: Database, accountId: string, feedbackIds: readonly string[]) {
    await sql`
      delete from picture where account_id = ${accountId}
        and feedback_id = any(${feedbackIds}::uuid[])`.execute(database);
  },

  /** Deletes pictures from before a moment whose answers never came. */
  async removeWithoutAnswer(database: Database, before: Date): Promise<void> {
    await sql`delete from picture where feedback_id is null and created_at < ${before}`.execute(
      database,
    );
  },
};
