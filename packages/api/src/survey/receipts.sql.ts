import { sql } from 'kysely';

import type { FieldAnswers, FormDocument } from '@hearback/schema/documents';

import type { Database } from '../database/connect.ts';
import { runForAccount } from '../database/onShards.ts';
import type { PublicationState } from '../database/WorkspaceTables.ts';
import { forgetDelivery } from '../feedback/replyDeliveries.sql.ts';
import { picturesSql } from '../picture/pictures.sql.ts';

/** An answer as its visitor reads it again. */
export interface ReceivedAnswer {
  visitor_company: string;
  visitor_place: string | null;
  occurred_at: Date;
  received_at: Date;
  form: FormDocument;
  form_version: number;
  language: string;
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  answers: FieldAnswers;
  publication: PublicationState | null;
  reply: string;
  replied_at: Date | null;
}

/** The account and code of an erased answer, and its rating. */
interface ErasedAnswer {
  account_id: string;
  id: string;
  code_id: string;
  rating: number | null;
}

/** The account of the answer with a receipt. */
async function accountOf(database: Database, hash: Uint8Array): Promise<string | undefined> {
  const row = await database
    .selectFrom('feedback')
    .where('receipt_hash', '=', hash)
    .select('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** The SQL of receipts: an answer found by its hash alone, since a visitor has no account. */
export const receiptsSql = {
  /** The answer of a receipt, including one that its owner deleted and could still restore. */
  async find(database: Database, hash: Uint8Array): Promise<ReceivedAnswer | undefined> {
    const { rows } = await sql<ReceivedAnswer>`
      select coalesce(feedback.visitor_company, feedback.company_name) as visitor_company,
        feedback.visitor_place,
        feedback.occurred_at, feedback.received_at, form_version.document as form,
        feedback.form_version, feedback.language, feedback.rating, feedback.comment, feedback.name,
        feedback.email, feedback.answers, feedback.publication, feedback.reply, feedback.replied_at
      from feedback
      join form_version on form_version.account_id = feedback.account_id
        and form_version.form_id = feedback.form_id
        and form_version.version = feedback.form_version
      where feedback.receipt_hash = ${hash} and feedback.erased_at is null`.execute(database);
    return rows[0];
  },

  /** Records that the visitor opened the reply for the first time. Later visits change nothing. */
  async noteRead(database: Database, hash: Uint8Array, at: Date): Promise<void> {
    await sql`
      insert into reply_delivery (account_id, feedback_id, read_at)
      select account_id, id, ${at}::timestamptz from feedback
      where receipt_hash = ${hash} and erased_at is null and reply <> ''
      on conflict (account_id, feedback_id) do update set read_at = excluded.read_at
      where reply_delivery.read_at is null`.execute(database);
  },

  /** Adds an address to an answer without one, where its form asks for it. Undefined if there is none. */
  async addContact(
    database: Database,
    hash: Uint8Array,
    email: string,
  ): Promise<{ account_id: string } | undefined> {
    const { rows } = await sql<{ account_id: string }>`
      update feedback set email = ${email}
      where receipt_hash = ${hash} and erased_at is null and deleted_at is null
        and email in ('', ${email})
        and exists (select from form_version
          where form_version.account_id = feedback.account_id
            and form_version.form_id = feedback.form_id
            and form_version.version = feedback.form_version
            and form_version.document -> 'thank_you' -> 'asks_contact' = 'true')
      returning account_id`.execute(database);
    return rows[0];
  },

  /**
   * Takes the permission to show an answer publicly back, also where its owner hid it; the answer keeps when. Again,
   * it changes nothing. Undefined if there is no such answer, or none was given.
   */
  async withdraw(
    database: Database,
    hash: Uint8Array,
    at: Date,
  ): Promise<{ account_id: string } | undefined> {
    const accountId = await accountOf(database, hash);
    if (accountId === undefined) return undefined;
    const rows = await runForAccount(
      database,
      accountId,
      sql<{ account_id: string }>`
      update feedback set publication = 'withdrawn', answers = case when publication = 'withdrawn'
        then answers else (
          select jsonb_object_agg(key, case when value ->> 'type' = 'publication'
            then jsonb_set(value, '{value,withdrawn}', to_jsonb(${at.toISOString()}::text))
            else value end)
          from jsonb_each(answers)) end
      where account_id = ${accountId} and receipt_hash = ${hash} and erased_at is null
        and publication is not null
      returning account_id`,
    );
    return rows[0];
  },

  /**
   * Empties an answer for good, and returns its account and ids. The row stays for a while, so that a late
   * copy of the answer is recognized; restoring a deletion does not find it. Undefined if there is none.
   */
  async erase(database: Database, hash: Uint8Array, at: Date): Promise<ErasedAnswer | undefined> {
    const accountId = await accountOf(database, hash);
    if (accountId === undefined) return undefined;
    const rows = await runForAccount(
      database,
      accountId,
      sql<ErasedAnswer>`
      with sent as (
        select account_id, id, code_id, rating from feedback
        where account_id = ${accountId} and receipt_hash = ${hash} and erased_at is null for update)
      update feedback set rating = null, comment = '', name = '', email = '', answers = '{}',
        answers_text = '', publication = null, language = '',
        duration = null, sentiment = 'neutral', sentiment_source = 'rating', status = 'new',
        note = '', reply = '', replied_at = null, first_replied_at = null, first_replied_by = null,
        scan_token = null,
        erased_at = ${at}, deleted_at = coalesce(deleted_at, ${at}), deletion_id = null
      from sent where feedback.account_id = sent.account_id and feedback.id = sent.id
      returning sent.account_id, sent.id, sent.code_id, sent.rating`,
    );
    return rows[0];
  },

  /**
   * Deletes other data about an erased answer: its rating, also as the lowest of a notification, its pending
   * notification, and the response bodies of webhooks.
   */
  async forget(
    database: Database,
    { account_id, id, code_id, rating }: ErasedAnswer,
  ): Promise<void> {
    await sql`
      update notification set rating = null,
        feedback_id = case when feedback_id = ${id} then null else feedback_id end
      where account_id = ${account_id} and (feedback_id = ${id}
        or (kind = 'low_rating' and code_id = ${code_id} and rating = ${rating}))`.execute(
      database,
    );
    await sql`
      delete from feedback_arrival
      where account_id = ${account_id} and feedback_id = ${id}`.execute(database);
    await sql`
      delete from feedback_unjudged
      where account_id = ${account_id} and feedback_id = ${id}`.execute(database);
    await picturesSql.removeOf(database, account_id, [id]);
    await forgetDelivery(database, account_id, [id]);
    // A webhook's response may repeat the words it received.
    await sql`
      update webhook_delivery set excerpt = ''
      where account_id = ${account_id} and subject_id = ${id}`.execute(database);
  },
};
