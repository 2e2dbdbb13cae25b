import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { newsChannel } from '../operator/announcement.sql.ts';
import { toJsonText } from '../database/toJsonText.ts';

/** An answer whose comment is still to be judged. */
export interface UnjudgedAnswer {
  account_id: string;
  id: string;
  rating: number | null;
  comment: string;
  language: string;
  received_at: Date;
}

/** The sentiment of such an answer. */
export interface JudgedAnswer extends Pick<UnjudgedAnswer, 'account_id' | 'id'> {
  sentiment: Sentiment;
  sentiment_source: SentimentSource;
  /** True if the comment crashed the worker: it is never read again. */
  is_unreadable: boolean;
}

/** The SQL of answers that were written before their comment was judged. */
export const unjudgedSql = {
  /** Some of them, the oldest first. Those that were deleted are judged too: they may come back. */
  async list(database: Database, size: number): Promise<UnjudgedAnswer[]> {
    const { rows } = await sql<UnjudgedAnswer>`
      select feedback.account_id, feedback.id, rating, comment, language, received_at
      from (select * from feedback_unjudged order by feedback_id limit ${size}) as unjudged
      cross join lateral (
        select * from feedback
        where feedback.account_id = unjudged.account_id
          and feedback.id = unjudged.feedback_id offset 0
      ) as feedback
      order by feedback.id`.execute(database);
    return rows;
  },

  /**
   * Stores sentiments, unless the owner set one meanwhile, and notifies every process. Returns the number of
   * answers settled by this: those that another process is writing are left to it.
   */
  async settle(database: Database, judged: readonly JudgedAnswer[]): Promise<number> {
    const { rows } = await sql<{ settled: number }>`
      with given as materialized (
        select * from json_to_recordset(${toJsonText(judged)}::json) as given (
          account_id uuid, id uuid, sentiment text, sentiment_source text, is_unreadable boolean)
      ), held as materialized (
        select account_id, feedback_id from feedback_unjudged
        where (account_id, feedback_id) in (select account_id, id from given)
        order by account_id, feedback_id for update skip locked
      ), judged as (
        update feedback set sentiment = given.sentiment,
          sentiment_source = given.sentiment_source,
          counted_words = case when given.is_unreadable then ''::bytea
            else feedback.counted_words end
        from given join held
          on held.account_id = given.account_id and held.feedback_id = given.id
        where feedback.account_id = given.account_id and feedback.id = given.id
          and feedback.sentiment is null
        returning feedback.account_id, feedback.id, feedback.sentiment, feedback.sentiment_source
      ), gone as (
        delete from feedback_unjudged
        where (account_id, feedback_id) in (select account_id, feedback_id from held)
      ), told as materialized (
        select pg_notify(${newsChannel},
          concat_ws(' ', account_id, 'feedback', id, sentiment, sentiment_source))
        from judged
      )
      select (select count(*) from held) as settled, (select count(*) from told) as told`.execute(
      database,
    );
    return rows[0]?.settled ?? 0;
  },
};
