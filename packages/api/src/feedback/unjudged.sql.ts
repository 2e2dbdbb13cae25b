import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { runForAccounts } from '../database/onShards.ts';
import type { Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { announceAll, newsText } from '../operator/announcement.sql.ts';

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

interface Settled {
  account_id: string;
  feedback_id: string;
  /** Null where the owner set one meanwhile. */
  sentiment: Sentiment | null;
  sentiment_source: SentimentSource | null;
}

/** The SQL of answers that were written before their comment was judged. */
export const unjudgedSql = {
  /** Some of them, the oldest first. Those that were deleted are judged too: they may come back. */
  async list(database: Database, size: number): Promise<UnjudgedAnswer[]> {
    const { rows: unjudged } = await sql<{ account_id: string; feedback_id: string }>`
      select account_id, feedback_id from feedback_unjudged order by feedback_id limit ${size}`.execute(
      database,
    );
    const rows = await runForAccounts(
      database,
      unjudged,
      (given) => sql<UnjudgedAnswer>`
      select feedback.account_id, feedback.id, rating, comment, language, received_at
      from json_to_recordset(${given}) as unjudged (account_id uuid, feedback_id uuid)
      cross join lateral (
        select * from feedback
        where feedback.account_id = unjudged.account_id
          and feedback.id = unjudged.feedback_id offset 0
      ) as feedback
      order by feedback.id`,
    );
    return rows.map((row) => ({ ...row, received_at: new Date(row.received_at) }));
  },

  /**
   * Stores sentiments, unless the owner set one meanwhile, and notifies every process. Returns the number of
   * answers settled by this: those that another process is writing are left to it.
   */
  async settle(database: Database, judged: readonly JudgedAnswer[]): Promise<number> {
    const rows = await runForAccounts(
      database,
      judged,
      (given) => sql<Settled>`
      with given as materialized (
        select * from json_to_recordset(${given}) as given (
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
      )
      select held.account_id, held.feedback_id, judged.sentiment, judged.sentiment_source
      from held left join judged
        on judged.account_id = held.account_id and judged.id = held.feedback_id`,
    );
    await announceAll(
      database,
      rows
        .filter(({ sentiment }) => sentiment !== null)
        .map(({ account_id, feedback_id, sentiment, sentiment_source }) =>
          newsText(account_id, 'feedback', `${feedback_id} ${sentiment} ${sentiment_source}`),
        ),
    );
    return rows.length;
  },
};
