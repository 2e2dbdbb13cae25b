import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { cutTables } from '../database/partitions/bounds.ts';
import { announcement } from '../operator/announcement.sql.ts';

/** The recipient of the letter that confirms the purge of their account. */
export interface PurgeNotice {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  created_at: Date;
}

/**
 * The tables of an account, ordered so that no row is referenced by one that is deleted after it. Tables not
 * listed here are small and are deleted by the cascade from the account row.
 */
const tables = [
  // First, since the deletions below add changes here, and they are not aggregated any more.
  'stats_change',
  'stats_cell',
  'stats_words',
  'stats_code',
  'notification',
  'push_answer',
  'push_device',
  'webhook_delivery',
  'webhook',
  'feedback_key',
  'scan_key',
  'used_visit',
  'feedback_arrival',
  'feedback_unjudged',
  'feedback',
  'scan',
  'code',
  'form_version',
  'form',
  'frame',
  'template',
  'image',
  'location',
  'company',
  'security_event',
  'refresh_token',
  'session',
] as const;

/** Small enough that a batch ends quickly and holds its locks only briefly. */
const batchSize = 1_000;

/** Accounts that are to be deleted, and their end. */
export const deletionsSql = {
  /** Returns the deletion date of an account, or null if no deletion is pending. */
  async find(database: Database, accountId: string): Promise<Date | null> {
    const row = await database
      .selectFrom('account')
      .where('id', '=', accountId)
      .select('deletes_at')
      .executeTakeFirst();
    return row?.deletes_at ?? null;
  },

  /** Starts a pending deletion. Returns false if one is pending already. */
  async ask(database: Database, accountId: string, now: Date, deletesAt: Date): Promise<boolean> {
    const row = await database
      .updateTable('account')
      .set({ deletion_asked_at: now, deletes_at: deletesAt })
      .where('id', '=', accountId)
      .where('deletes_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Cancels a pending deletion. Returns false if none is pending, or it is too late. */
  async cancel(database: Database, accountId: string, now: Date): Promise<boolean> {
    const row = await database
      .updateTable('account')
      .set({ deletion_asked_at: null, deletes_at: null, deletion_reminded_at: null })
      .where('id', '=', accountId)
      .where('deletes_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Takes the accounts that go before a moment and were not reminded of it. Each is taken once. One
   * that has waited less than the notice is left out: its first letter says it all.
   */
  async takeThoseToRemind(database: Database, now: Date, noticeMs: number): Promise<string[]> {
    const rows = await database
      .updateTable('account')
      .set({ deletion_reminded_at: now })
      .where('deletion_reminded_at', 'is', null)
      .where('deletes_at', '>', now)
      .where('deletes_at', '<=', new Date(now.getTime() + noticeMs))
      .where(sql<boolean>`deletes_at - deletion_asked_at > ${noticeMs} * interval '1 ms'`)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The accounts that are due for a purge. */
  async listDue(database: Database, now: Date): Promise<string[]> {
    const rows = await database
      .selectFrom('account')
      .where('deletes_at', '<=', now)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /**
   * Shuts an account whose deletion date has come: ends every login, and its printed codes answer like
   * unknown ones. Returns false if its owner canceled the deletion, or the account no longer exists.
   */
  async shut(database: Database, accountId: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select id from account where id = ${accountId} and deletes_at <= ${now} for update`.execute(
      database,
    );
    if (rows.length === 0) return false;
    // The owner, for the last letter, before nobody is one. Their login may be in another account.
    await sql`
      insert into farewell (id, email, first_name, last_name, language, created_at)
      select ${accountId}, email, first_name, last_name, language, ${now}
      from membership join person on person.account_id = membership.person_account_id
        and person.id = membership.person_id
      where membership.account_id = ${accountId} and membership.role = 'owner'
      on conflict (id) do nothing`.execute(database);
    await database
      .updateTable('person')
      .set({ is_active: false })
      .where('account_id', '=', accountId)
      .execute();
    await database
      .updateTable('session')
      .set({ ended_at: now })
      .where((where) =>
        where.or([where('account_id', '=', accountId), where('member_account_id', '=', accountId)]),
      )
      .where('ended_at', 'is', null)
      .execute();
    await database.deleteFrom('membership').where('account_id', '=', accountId).execute();
    await announcement(accountId, 'sessions').execute(database);
    await database
      .updateTable('code')
      .set({ deleted_at: now })
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .execute();
    return true;
  },

  /** Deletes a batch of an account's rows. Returns true if there may be more. */
  async removeBatch(database: Database, accountId: string): Promise<boolean> {
    for (const table of tables) {
      // A row's place is its own within a partition alone.
      const key = sql.ref((cutTables as readonly string[]).includes(table) ? 'id' : 'ctid');
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where account_id = ${accountId} and ${key} = any (array(
          select ${key} from ${sql.table(table)}
          where account_id = ${accountId} limit ${batchSize}))`.execute(database);
      if (numAffectedRows > 0n) return true;
    }
    return false;
  },

  /** Deletes an account that owns no rows any more. Returns true if a last letter is to be sent, by its id. */
  async removeAccount(database: Database, accountId: string): Promise<boolean> {
    const row = await database
      .deleteFrom('account')
      .where('id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  findPurgeNotice: (database: Database, id: string): Promise<PurgeNotice | undefined> =>
    database.selectFrom('farewell').where('id', '=', id).selectAll().executeTakeFirst(),

  removePurgeNotice: (database: Database, id: string) =>
    database.deleteFrom('farewell').where('id', '=', id).execute(),

  /** Deletes recipients whose letter could not be sent since before the given time. */
  removePurgeNoticesBefore: (database: Database, before: Date) =>
    database.deleteFrom('farewell').where('created_at', '<', before).execute(),
};
