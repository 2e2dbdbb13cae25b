import { sql } from 'kysely';

import { limits } from '@hearback/schema/limits';

import type { NotificationSettings } from './contract.ts';
import type { Database } from '../database/connect.ts';

/** The settings of an account that never changed them. */
const defaults: NotificationSettings = {
  digest: 'none',
  quiet_from: null,
  quiet_to: null,
  timezone: 'UTC',
  low_rating_letters: true,
  low_rating_threshold: limits.lowRatingThreshold,
  monthly_report: false,
};

/** An account's settings with when its digests and reports go out. */
export interface LetterPlan extends NotificationSettings {
  digest_since: Date | null;
  digest_due_at: Date | null;
  report_due_at: Date | null;
  /** Of which month the last report was. */
  report_month: string | null;
}

const neverSet: LetterPlan = {
  ...defaults,
  digest_since: null,
  digest_due_at: null,
  report_due_at: null,
  report_month: null,
};

const ofAccount = (database: Database, accountId: string) =>
  database
    .selectFrom('notification_setting')
    .where('account_id', '=', accountId)
    .select(['digest', 'quiet_from', 'quiet_to', 'timezone', 'low_rating_letters'])
    .select(['low_rating_threshold', 'monthly_report'])
    .select(['digest_since', 'digest_due_at', 'report_due_at', 'report_month']);

interface DueDigest extends NotificationSettings {
  account_id: string;
  digest_since: Date;
}

interface DueReport extends NotificationSettings {
  account_id: string;
  report_month: string | null;
}

/** Queries on the notification settings and the schedules of letters. */
export const notificationSettingsSql = {
  async find(database: Database, accountId: string): Promise<LetterPlan> {
    return (await ofAccount(database, accountId).executeTakeFirst()) ?? neverSet;
  },

  /** The same, held until the transaction ends. */
  async lock(database: Database, accountId: string): Promise<LetterPlan> {
    return (await ofAccount(database, accountId).forUpdate().executeTakeFirst()) ?? neverSet;
  },

  async save(database: Database, accountId: string, settings: LetterPlan): Promise<void> {
    await database
      .insertInto('notification_setting')
      .values({ account_id: accountId, ...settings })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
      .execute();
  },

  /**
   * The accounts whose digest is due, locked until the transaction ends. Rows locked by another process are
   * skipped.
   */
  async lockDueDigests(database: Database, now: Date, size: number): Promise<DueDigest[]> {
    const { rows } = await sql<DueDigest>`
      select account_id, digest, quiet_from, quiet_to, timezone, low_rating_letters,
        low_rating_threshold, monthly_report, digest_since
      from notification_setting where digest_due_at <= ${now}
      order by digest_due_at limit ${size} for update skip locked`.execute(database);
    return rows;
  },

  /** Records that a digest up to now is on its way, and the time of the next one. */
  async planDigest(database: Database, accountId: string, since: Date, dueAt: Date): Promise<void> {
    await database
      .updateTable('notification_setting')
      .set({ digest_since: since, digest_due_at: dueAt })
      .where('account_id', '=', accountId)
      .execute();
  },

  /** The accounts whose monthly report is due, held and left to others in the same way. */
  async lockDueReports(database: Database, now: Date, size: number): Promise<DueReport[]> {
    const { rows } = await sql<DueReport>`
      select account_id, digest, quiet_from, quiet_to, timezone, low_rating_letters,
        low_rating_threshold, monthly_report, report_month
      from notification_setting where report_due_at <= ${now}
      order by report_due_at limit ${size} for update skip locked`.execute(database);
    return rows;
  },

  /** Records the month of the last report, and the time of the next one. */
  async planReport(
    database: Database,
    accountId: string,
    month: string | null,
    dueAt: Date,
  ): Promise<void> {
    await database
      .updateTable('notification_setting')
      .set({ report_month: month, report_due_at: dueAt })
      .where('account_id', '=', accountId)
      .execute();
  },
};
