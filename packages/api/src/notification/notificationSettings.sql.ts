import { sql } from 'kysely';

import { limits } from '@hearback/schema/limits';

import type { NotificationSettings } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { idList } from '../database/readPage.ts';

/** The settings of an account that never changed them. */
const defaults: NotificationSettings = {
  digest: 'none',
  quiet_from: null,
  quiet_to: null,
  timezone: 'UTC',
  low_rating_letters: true,
  low_rating_threshold: limits.lowRatingThreshold,
  monthly_report: false,
  low_rating_topics: [],
  low_rating_words: [],
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
    .select(['low_rating_threshold', 'monthly_report', 'low_rating_topics', 'low_rating_words'])
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
        low_rating_threshold, monthly_report, low_rating_topics, low_rating_words, digest_since
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
        low_rating_threshold, monthly_report, low_rating_topics, low_rating_words, report_month
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

/** The topics and words by which somebody is told of answers: a webhook, a device, or the letters of an account. */
export interface TextFilter {
  account_id: string;
  /** Of the webhook or the device. The account's own for its letters. */
  id: string;
  topics: string[];
  words: string[];
}

/** An answer as filters read it. */
export interface AnswerComment {
  id: string;
  comment: string;
  language: string;
}

const isSet = (topics: string, words: string) =>
  sql`(${sql.ref(topics)} <> '{}' or ${sql.ref(words)} <> '{}')`;

/** Queries on filters of answers by what their comments say. */
export const answerFiltersSql = {
  /** The filters of accounts by topics or words. */
  async list(database: Database, accountIds: readonly string[]): Promise<TextFilter[]> {
    if (accountIds.length === 0) return [];
    const some = sql`account_id in (select id from ${idList(accountIds)} as chosen (id))`;
    const { rows } = await sql<TextFilter>`
      select account_id, id, topics, words from webhook
      where ${some} and state = 'enabled' and ${isSet('topics', 'words')}
      union all
      select account_id, id, topics, words from push_device
      where ${some} and ${isSet('topics', 'words')}
      union all
      select account_id, account_id, low_rating_topics, low_rating_words from notification_setting
      where ${some} and ${isSet('low_rating_topics', 'low_rating_words')}`.execute(database);
    return rows;
  },

  async comments(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<AnswerComment[]> {
    const { rows } = await sql<AnswerComment>`
      select feedback.id, feedback.comment, feedback.language from ${idList(ids)} as chosen (id)
      cross join lateral (
        select * from feedback
        where feedback.account_id = ${accountId} and feedback.id = chosen.id offset 0
      ) as feedback`.execute(database);
    return rows;
  },
};
