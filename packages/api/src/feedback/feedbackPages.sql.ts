import { sql } from 'kysely';

import type { Feedback } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isBehind, orderOf, reversed, sorting } from './feedbackOrders.sql.ts';
import type { FeedbackPosition } from './feedbackOrders.sql.ts';
import { feedbackColumns, narrowFeedback, toFeedback } from './feedbackRows.sql.ts';
import type { FeedbackRow, FeedbackScope } from './feedbackRows.sql.ts';

/** Where a slice of the list begins: behind or before a row, or so many rows from the start. */
export interface FeedbackSlice {
  size: number;
  after?: FeedbackPosition | undefined;
  before?: FeedbackPosition | undefined;
  offset?: number | undefined;
}

/** An answer, and where it stands in the list. */
export interface PlacedFeedback {
  feedback: Feedback;
  position: FeedbackPosition;
}

/** The SQL of lists of feedback. */
export const createFeedbackPagesRepository = (database: Database) => ({
  /**
   * Reads a slice. The rows are found first, by an index alone where it has all that is asked, and
   * only the found ones are read: a slice deep in the list costs what the first one does.
   */
  async read(
    scope: FeedbackScope,
    { size, after, before, offset = 0 }: FeedbackSlice,
  ): Promise<PlacedFeedback[]> {
    const { accountId, filter } = scope;
    const order = orderOf(filter.ordering);
    const reading = before ? reversed(order) : order;
    const conditions = sql.join(
      [...narrowFeedback(scope), ...isBehind(reading, after ?? before)],
      sql` and `,
    );
    const { rows } = await sql<FeedbackRow & { position: string }>`
      with found as materialized (
        select feedback.id from feedback where ${conditions}
        order by ${sorting(reading)} limit ${size} offset ${offset}
      )
      select ${feedbackColumns}, ${order.text} as position
      from found join feedback on feedback.account_id = ${accountId} and feedback.id = found.id
      order by ${sorting(order)}`.execute(database);
    return rows.map(({ position, ...row }) => ({
      feedback: toFeedback(row),
      position: { key: position, id: row.id },
    }));
  },

  async count(scope: FeedbackScope): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from feedback
      where ${sql.join(narrowFeedback(scope), sql` and `)}`.execute(database);
    return rows[0]?.count ?? 0;
  },
});
