import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { cutTables } from '../database/partitions/bounds.ts';
import { announcement } from '../operator/announcement.sql.ts';

/** Whom to tell that their account is gone. */
export interface Farewell {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  created_at: Date;
}

/**
 * What an account owns, in an order in which nothing hangs on what is deleted before it. What is
 * not named here is small, and goes with the account's own row.
 */
const tables = [
  // First, since what is deleted below is noted here, and nobody counts it any more.
  'stats_change',
  'stats_cell',
  'stats_words',
  'stats_code',
  'notification',
  'webhook_delivery',
  'webhook',
  'feedback_key',
  'scan_key',
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

/** Few enough that a batch is over in a moment, and nobody waits for its locks. */
const batchSize = 1_000;

/** Accounts that are to be deleted, and their end. */
export const createDeletionsRepository = (database: Database) => ({
  /** When an account goes. Null when it stays. */
  async find(accountId: string): Promise<Date | null> {
    const row = await database
      .selectFrom('account')
      .where('id', '=', accountId)
      .select('deletes_at')
      .executeTakeFirst();
    return row?.deletes_at ?? null;
  },

  /** Begins the wait. Answers false when it had begun already. */
  async ask(accountId: string, now: Date, deletesAt: Date): Promise<boolean> {
    const row = await database
      .updateTable('account')
      .set({ deletion_asked_at: now, deletes_at: deletesAt })
      .where('id', '=', accountId)
      .where('deletes_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ends the wait: the account stays. Answers false when nothing waited, or it is too late. */
  async cancel(accountId: string, now: Date): Promise<boolean> {
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
  async takeThoseToRemind(now: Date, noticeMs: number): Promise<string[]> {
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

  /** The accounts whose day has come. */
  async listDue(now: Date): Promise<string[]> {
    const rows = await database
      .selectFrom('account')
      .where('deletes_at', '<=', now)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /**
   * Shuts an account whose day has come: nobody is logged in to it any more, and its printed codes
   * answer as unknown ones do. False when its owner kept it, or it is gone.
   */
  async shut(accountId: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select id from account where id = ${accountId} and deletes_at <= ${now} for update`.execute(
      database,
    );
    if (rows.length === 0) return false;
    await database
      .updateTable('person')
      .set({ is_active: false })
      .where('account_id', '=', accountId)
      .execute();
    await database
      .updateTable('session')
      .set({ ended_at: now })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute();
    await announcement(accountId, 'sessions').execute(database);
    await database
      .updateTable('code')
      .set({ deleted_at: now })
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .execute();
    return true;
  },

  /** Deletes some of what an account owns. Answers whether there may be more. */
  async removeBatch(accountId: string): Promise<boolean> {
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

  /** Deletes an account that owns nothing any more. Answers whom to tell. */
  async removeAccount(accountId: string, farewellId: string, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      insert into farewell (id, email, first_name, last_name, language, created_at)
      select ${farewellId}, email, first_name, last_name, language, ${now}
      from person where account_id = ${accountId} order by created_at limit 1`.execute(database);
    await database.deleteFrom('account').where('id', '=', accountId).execute();
    return numAffectedRows > 0n;
  },

  findFarewell: (id: string): Promise<Farewell | undefined> =>
    database.selectFrom('farewell').where('id', '=', id).selectAll().executeTakeFirst(),

  removeFarewell: (id: string) => database.deleteFrom('farewell').where('id', '=', id).execute(),

  /** Forgets whom to tell when that has not worked since a moment. */
  removeFarewellsBefore: (before: Date) =>
    database.deleteFrom('farewell').where('created_at', '<', before).execute(),
});
