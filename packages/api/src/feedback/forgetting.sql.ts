import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';
import { forgetDelivery } from './replyDeliveries.sql.ts';
import { toJsonText } from '../database/toJsonText.ts';

/** An answer whose visitor is to be forgotten. */
export interface DueAnswer {
  account_id: string;
  id: string;
  comment: string;
  name: string;
  language: string;
  /** Not null where the comment cannot be read. */
  counted_words: Uint8Array | null;
  received_at: Date;
}

/** The same, with what statistics go on to count of it. */
export interface ForgottenAnswer extends Pick<DueAnswer, 'account_id' | 'id'> {
  counted_words: Uint8Array;
}

/** Few enough that the batch is over in a moment, and nobody waits for its locks. */
const batchSize = 200;

/** Answers that are there, from where forgetting has come to up to a moment. */
const liveUntil = (before: Date) => sql`
  deleted_at is null and not is_spam and received_at < ${before} and received_at >= coalesce((
    select forgotten_until from account where account.id = feedback.account_id), '-infinity')`;

/** Forgets who gave old answers, and what they said of themselves. */
export const createForgettingRepository = (database: Database) => {
  const pick = async (which: RawBuilder<unknown>): Promise<DueAnswer[]> => {
    const { rows } = await sql<DueAnswer>`
      select account_id, id, comment, name, language, counted_words, received_at from feedback
      where forgotten_at is null and ${which}
      limit ${batchSize} for update`.execute(database);
    return rows;
  };

  return {
    /** The accounts that have answers from before a moment which are not forgotten yet. */
    async listAccounts(before: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from account
        where exists (select from feedback
          where account_id = account.id and forgotten_at is null and ${liveUntil(before)})
        order by id`.execute(database);
      return rows.map(({ id }) => id);
    },

    /** Some of the answers of an account that came before a moment, the oldest first. */
    pickOf: (accountId: string, before: Date): Promise<DueAnswer[]> =>
      pick(sql`
        account_id = ${accountId} and ${liveUntil(before)}
        order by received_at, id`),

    /** Some of those that came before a moment and were deleted, but may still come back. */
    pickDeleted: (before: Date): Promise<DueAnswer[]> =>
      pick(sql`deleted_at is not null and erased_at is null and received_at < ${before}`),

    /** Some of those that came before a moment from programs. */
    pickSpam: (before: Date): Promise<DueAnswer[]> =>
      pick(sql`is_spam and deleted_at is null and received_at < ${before}`),

    /** Empties answers, and keeps what is counted of them. Nothing leads from a visitor to them any more. */
    async forget(answers: readonly ForgottenAnswer[], at: Date): Promise<void> {
      const given = answers.map(({ counted_words, ...answer }) => ({
        ...answer,
        counted_words: Buffer.from(counted_words).toString('hex'),
      }));
      await sql`
        update feedback set comment = '', name = '', email = '', note = '', reply = '',
          replied_at = null, receipt_hash = null, scan_token = null, forgotten_at = ${at},
          counted_length = length(feedback.comment),
          counted_words = decode(given.counted_words, 'hex')
        from json_to_recordset(${toJsonText(given)}::json) as given (account_id uuid, id uuid,
          counted_words text)
        where feedback.account_id = given.account_id and feedback.id = given.id`.execute(database);
      for (const [accountId, some] of Map.groupBy(answers, ({ account_id }) => account_id)) {
        const ids = some.map(({ id }) => id);
        await forgetDelivery(database, accountId, ids);
      }
    },

    /** Notes up to which of its answers an account has none left to forget. */
    async note(accountId: string, until: Date): Promise<void> {
      await database
        .updateTable('account')
        .set({ forgotten_until: until })
        .where('id', '=', accountId)
        .execute();
    },
  };
};
