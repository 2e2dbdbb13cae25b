import { sql, type Insertable } from 'kysely';

import type { Feedback } from '../contract/feedback.ts';
import type { Database } from '../database/connect.ts';
import type {
  FeedbackStatus,
  Sentiment,
  SentimentSource,
  WorkspaceTables,
} from '../database/WorkspaceTables.ts';
import { isId } from '../tools/ids.ts';
import { feedbackColumns, toFeedback, type FeedbackRow } from './feedbackRows.ts';
import { idList } from './readPage.ts';

/** What its owner changes of an answer; what is left out stays. */
export interface FeedbackEdit {
  status?: FeedbackStatus | undefined;
  note?: string | undefined;
  sentiment?: Sentiment | undefined;
  sentiment_source?: SentimentSource | undefined;
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

  /** Keeps an answer. False when the same one is here already. */
  async insert(answer: Insertable<WorkspaceTables['feedback']>): Promise<boolean> {
    const inserted = await database
      .insertInto('feedback')
      .values(answer)
      .onConflict((conflict) => conflict.constraint('feedback_counts_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
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

  /** Changes answers. Answers them as they are then, the newest first. */
  async update(
    accountId: string,
    ids: readonly string[],
    { status, note, sentiment, sentiment_source }: FeedbackEdit,
  ): Promise<Feedback[]> {
    const { rows } = await sql<FeedbackRow>`
      with changed as (
        update feedback set
          status = coalesce(${status ?? null}, status), note = coalesce(${note ?? null}, note),
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

  /** Tells every process that shares the database of a new answer, once the transaction commits. */
  async announce(accountId: string, feedbackId: string): Promise<void> {
    await sql`select pg_notify('feedback_added', ${`${accountId} ${feedbackId}`})`.execute(
      database,
    );
  },
});
