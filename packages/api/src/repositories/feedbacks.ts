import type { FormDocument } from '@hearback/schema/documents';
import { sql } from 'kysely';

import type { Feedback } from '../contract/feedback.ts';
import type { Database } from '../database/connect.ts';
import type { FeedbackStatus, Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { isId } from '../tools/ids.ts';
import { feedbackColumns, toFeedback, type FeedbackRow } from './feedbackRows.ts';
import { idList } from './readPage.ts';

/** What its owner changes of an answer; what is left out stays. */
export interface FeedbackEdit {
  status?: FeedbackStatus | undefined;
  note?: string | undefined;
  /** Empty takes it back. */
  reply?: string | undefined;
  sentiment?: Sentiment | undefined;
  sentiment_source?: SentimentSource | undefined;
}

/** The words of an answer, as they are kept. */
interface SentWords {
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  form: FormDocument;
}

/** The SQL of feedback. What was deleted, or left by a program, does not exist here. */
export const createFeedbacksRepository = (database: Database) => ({
  async find(accountId: string, feedbackId: string): Promise<Feedback | undefined> {
    if (!isId(feedbackId)) return undefined;
    const { rows } = await sql<FeedbackRow>`
      select ${feedbackColumns} from feedback
      where feedback.account_id = ${accountId} and feedback.id = ${feedbackId}
        and feedback.deleted_at is null and not feedback.is_spam`.execute(database);
    return rows[0] && toFeedback(rows[0]);
  },

  async isKnown(accountId: string, codeId: string, clientId: string): Promise<boolean> {
    const row = await database
      .selectFrom('feedback')
      .select('id')
      .where('account_id', '=', accountId)
      .where('code_id', '=', codeId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * What an answer said that was taken in under an id, and the form it was given to. Nothing where the
   * answer has gone, was erased by its visitor, or its visitor was forgotten.
   */
  async findWords(
    accountId: string,
    codeId: string,
    clientId: string,
  ): Promise<SentWords | undefined> {
    const { rows } = await sql<SentWords>`
      select feedback.rating, feedback.comment, feedback.name, feedback.email,
        form_version.document as form
      from feedback
      join form_version on form_version.account_id = feedback.account_id
        and form_version.form_id = feedback.form_id
        and form_version.version = feedback.form_version
      where feedback.account_id = ${accountId} and feedback.code_id = ${codeId}
        and feedback.client_id = ${clientId} and feedback.erased_at is null
        and feedback.forgotten_at is null`.execute(database);
    return rows[0];
  },

  /** Changes answers. Answers them as they are then, the newest first. */
  async update(
    accountId: string,
    ids: readonly string[],
    { status, note, reply, sentiment, sentiment_source }: FeedbackEdit,
    now: Date,
  ): Promise<Feedback[]> {
    const { rows } = await sql<FeedbackRow>`
      with changed as (
        update feedback set
          status = coalesce(${status ?? null}, status), note = coalesce(${note ?? null}, note),
          reply = coalesce(${reply ?? null}, reply),
          replied_at = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply
            then replied_at when ${reply ?? null}::text <> '' then ${now}::timestamptz end,
          resolved_at = case when ${status ?? null}::text is null or ${status ?? null}::text = status
            then resolved_at when ${status ?? null}::text = 'resolved' then ${now}::timestamptz end,
          sentiment = coalesce(${sentiment ?? null}, sentiment),
          sentiment_source = coalesce(${sentiment_source ?? null}, sentiment_source)
        where account_id = ${accountId} and id in ${idList(ids)}
          and deleted_at is null and not is_spam
        returning *
      )
      select ${feedbackColumns} from changed as feedback
      order by feedback.received_at desc, feedback.id desc`.execute(database);
    return rows.map(toFeedback);
  },
});
