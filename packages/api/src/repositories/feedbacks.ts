import { sql, type Insertable } from 'kysely';

import type { Feedback, FeedbackPeriod, FeedbackQuery } from '../contract/feedback.ts';
import type { Database } from '../database/connect.ts';
import type { Sentiment, WorkspaceTables } from '../database/WorkspaceTables.ts';
import { isId } from '../tools/ids.ts';
import { atPlace } from './atPlace.ts';
import { amongIds, containing, inOrder, readPage, withId, type Page } from './readPage.ts';

interface Row extends Omit<Feedback, 'date_submitted' | 'occurred_at'> {
  date_submitted: Date;
  occurred_at: Date;
}

const toFeedback = (row: Row): Feedback => ({
  ...row,
  date_submitted: row.date_submitted.toISOString(),
  occurred_at: row.occurred_at.toISOString(),
});

const columns = sql`
  feedback.id, feedback.code_id as code, feedback.form_id as form, feedback.code_name,
  feedback.location_name as location, feedback.company_name as company,
  feedback.received_at as date_submitted, feedback.occurred_at, feedback.rating,
  feedback.comment, feedback.name, feedback.email, feedback.duration, feedback.sentiment,
  feedback.sentiment_source, feedback.form_version, feedback.channel`;

const id = sql`feedback.id`;
const newestFirst = sql`feedback.received_at desc`;
const orders = {
  date_submitted: sql`feedback.received_at`,
  rating: sql`feedback.rating`,
};

const hoursOf: Record<Exclude<FeedbackPeriod, 'all_time'>, number> = {
  '24h': 24,
  '3d': 72,
  '7d': 168,
  '30d': 720,
};

const narrow = (accountId: string, query: FeedbackQuery, now: Date) => [
  sql`feedback.account_id = ${accountId} and feedback.deleted_at is null and not feedback.is_spam`,
  ...amongIds(id, query.ids),
  ...withId(sql`feedback.code_id`, query.code),
  ...withId(sql`feedback.form_id`, query.form),
  ...atPlace(sql`feedback.code_id`, accountId, query),
  ...(query.period === 'all_time'
    ? []
    : [sql`feedback.received_at > ${new Date(now.getTime() - hoursOf[query.period] * 3_600_000)}`]),
  ...(query.sentiment === undefined ? [] : [sql`feedback.sentiment = ${query.sentiment}`]),
  ...(query.rating_min === undefined ? [] : [sql`feedback.rating >= ${query.rating_min}`]),
  ...(query.rating_max === undefined ? [] : [sql`feedback.rating <= ${query.rating_max}`]),
  ...containing([sql`feedback.comment`, sql`feedback.name`, sql`feedback.email`], query.search),
];

/** The SQL of feedback. What was deleted, or left by a program, does not exist here. */
export const createFeedbacksRepository = (database: Database) => ({
  async list(accountId: string, query: FeedbackQuery, now: Date): Promise<Page<Feedback>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`feedback`,
      where: narrow(accountId, query, now),
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toFeedback) };
  },

  async find(accountId: string, feedbackId: string): Promise<Feedback | undefined> {
    if (!isId(feedbackId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from feedback
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

  /** The owner's word on the sentiment stands above what was worked out. */
  async setSentiment(
    accountId: string,
    feedbackId: string,
    sentiment: Sentiment,
  ): Promise<boolean> {
    if (!isId(feedbackId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('feedback')
      .set({ sentiment, sentiment_source: 'owner' })
      .where('account_id', '=', accountId)
      .where('id', '=', feedbackId)
      .where('deleted_at', 'is', null)
      .where('is_spam', '=', false)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Tells every process that shares the database of a new answer, once the transaction commits. */
  async announce(accountId: string, feedbackId: string): Promise<void> {
    await sql`select pg_notify('feedback_added', ${`${accountId} ${feedbackId}`})`.execute(
      database,
    );
  },
});
