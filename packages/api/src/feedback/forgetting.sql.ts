import { fieldTypes, type FieldFacts } from '@hearback/schema/documents';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';
import { runForAccounts } from '../database/onShards.ts';
import { forgetDelivery } from './replyDeliveries.sql.ts';
import { picturesSql } from '../picture/pictures.sql.ts';

/** An answer to be anonymized. */
export interface DueAnswer {
  account_id: string;
  id: string;
  comment: string;
  name: string;
  language: string;
  /** Not null if the comment cannot be read. */
  counted_words: Uint8Array | null;
  received_at: Date;
}

/** The same, with the data that statistics still count. */
export interface ForgottenAnswer extends Pick<DueAnswer, 'account_id' | 'id'> {
  counted_words: Uint8Array;
}

/** The types of fields whose answers do not identify a person. Unknown types count as personal. */
const impersonal = Object.entries<FieldFacts>(fieldTypes).flatMap(([type, { answer }]) =>
  answer && !answer.isPersonal ? [type] : [],
);

/** The answers that remain in a row when its visitor is anonymized: chosen options without the visitor's own words. */
const impersonalAnswers = sql`case when feedback.answers = '{}' then feedback.answers else (
  select coalesce(jsonb_object_agg(key, case jsonb_typeof(value -> 'value')
    when 'object' then value #- '{value,other}' else value end), '{}')
  from jsonb_each(feedback.answers)
  where value ->> 'type' in (${sql.join(impersonal)})) end`;

/** Small enough that the batch ends quickly and holds its locks only briefly. */
const batchSize = 200;

/** Answers that are not deleted, from the last anonymized one of their account up to a moment. */
const liveUntil = (before: Date, since: RawBuilder<unknown>) => sql`
  deleted_at is null and not is_spam and received_at < ${before}
  and received_at >= coalesce(${since}, '-infinity')`;

/** Locks some answers of an account. */
async function pick(
  database: Database,
  accountId: string,
  which: RawBuilder<unknown>,
): Promise<DueAnswer[]> {
  const { rows } = await sql<DueAnswer>`
    select account_id, id, comment, name, language, counted_words, received_at from feedback
    where account_id = ${accountId} and forgotten_at is null and ${which}
    limit ${batchSize} for update`.execute(database);
  return rows;
}

/** Locks some answers of the first account that has any. */
async function pickSomewhere(database: Database, which: RawBuilder<unknown>): Promise<DueAnswer[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from feedback where forgotten_at is null and ${which} limit 1`.execute(
    database,
  );
  return rows[0] ? pick(database, rows[0].account_id, which) : [];
}

/** The SQL that anonymizes old answers. */
export const forgettingSql = {
  /** The accounts that have answers from before a moment which are not anonymized yet. */
  async listAccounts(database: Database, before: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct account.id from account join feedback on feedback.account_id = account.id
      where forgotten_at is null and ${liveUntil(before, sql`account.forgotten_until`)}
      order by id`.execute(database);
    return rows.map(({ id }) => id);
  },

  /** Some of the answers of an account that came before a moment, the oldest first. */
  pickOf: (database: Database, accountId: string, before: Date): Promise<DueAnswer[]> =>
    pick(
      database,
      accountId,
      sql`
      ${liveUntil(before, sql`(select forgotten_until from account where id = ${accountId})`)}
      order by received_at, id`,
    ),

  /** Some of those that came before a moment and were deleted, but may still come back. */
  pickDeleted: (database: Database, before: Date): Promise<DueAnswer[]> =>
    pickSomewhere(
      database,
      sql`deleted_at is not null and erased_at is null and received_at < ${before}`,
    ),

  /** Some of those that came before a moment from programs. */
  pickSpam: (database: Database, before: Date): Promise<DueAnswer[]> =>
    pickSomewhere(database, sql`is_spam and deleted_at is null and received_at < ${before}`),

  /** Anonymizes answers, and keeps their data for statistics. They can no longer be linked to a visitor. */
  async forget(database: Database, answers: readonly ForgottenAnswer[], at: Date): Promise<void> {
    const rows = answers.map(({ counted_words, ...answer }) => ({
      ...answer,
      counted_words: Buffer.from(counted_words).toString('hex'),
    }));
    await runForAccounts(
      database,
      rows,
      (given) => sql`
      update feedback set comment = '', name = '', email = '', note = '', reply = '',
        answers = ${impersonalAnswers}, answers_text = '', publication = null, replied_at = null,
        first_replied_at = case when reply <> '' then first_replied_at end,
        receipt_hash = null, scan_token = null, forgotten_at = ${at},
        counted_length = length(feedback.comment),
        counted_words = decode(given.counted_words, 'hex')
      from json_to_recordset(${given}) as given (account_id uuid, id uuid,
        counted_words text)
      where feedback.account_id = given.account_id and feedback.id = given.id returning feedback.id`,
    );
    for (const [accountId, some] of Map.groupBy(answers, ({ account_id }) => account_id)) {
      const ids = some.map(({ id }) => id);
      await picturesSql.removeOf(database, accountId, ids);
      await forgetDelivery(database, accountId, ids);
    }
  },

  /** Records that all of an account's answers up to one are anonymized. */
  async note(database: Database, accountId: string, until: Date): Promise<void> {
    await database
      .updateTable('account')
      .set({ forgotten_until: until })
      .where('id', '=', accountId)
      .execute();
  },
};
