import type { FormDocument } from '@hearback/schema/documents';
import { sql } from 'kysely';

import type { Feedback, FeedbackArrivals } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isBehind, orderOf, reversed, sorting } from './feedbackOrders.sql.ts';
import type { FeedbackPosition } from './feedbackOrders.sql.ts';
import { feedbackColumns, narrowFeedback, toFeedback } from './feedbackRows.sql.ts';
import type { FeedbackRow, FeedbackScope } from './feedbackRows.sql.ts';

/** The start of a slice of the list: after or before a row, or at an offset. */
export interface FeedbackSlice {
  size: number;
  after?: FeedbackPosition | undefined;
  before?: FeedbackPosition | undefined;
  offset?: number | undefined;
}

/** An answer, and its position in the list. */
export interface PlacedFeedback {
  feedback: Feedback;
  position: FeedbackPosition;
}

/** A form as some visitors saw it. */
export interface AnsweredVersion {
  form: string;
  version: number;
  document: FormDocument;
}

/** The SQL of lists of feedback. */
export const feedbackPagesSql = {
  /**
   * Reads a slice. The rows are found first, by an index-only scan if it covers the query, and only the
   * found ones are read: a slice deep in the list costs the same as the first one.
   */
  async read(
    database: Database,
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

  /** Counts what arrived after a moment; without one, nothing. The newest is found by the index. */
  async arrivals(
    database: Database,
    scope: FeedbackScope,
    since: Date | undefined,
  ): Promise<FeedbackArrivals> {
    const conditions = sql.join(narrowFeedback(scope), sql` and `);
    const { rows } = await (
      since
        ? sql<{ count: number; latest: Date | null }>`
            select count(*) as count, max(feedback.received_at) as latest from feedback
            where ${conditions} and feedback.received_at > ${since}`
        : sql<{ count: number; latest: Date | null }>`
            select 0 as count, feedback.received_at as latest from feedback
            where ${conditions} order by feedback.received_at desc limit 1`
    ).execute(database);
    const [found] = rows;
    return { count: found?.count ?? 0, latest: found?.latest?.toISOString() ?? null };
  },

  /** Counts a selection, up to a number if one is given. */
  async count(database: Database, scope: FeedbackScope, most?: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select from feedback
        where ${sql.join(narrowFeedback(scope), sql` and `)}
        ${most === undefined ? sql`` : sql`limit ${most}`}) as found`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /** The versions of forms, oldest first, to which answers without a column were given. */
  async answeredVersions(database: Database, scope: FeedbackScope): Promise<AnsweredVersion[]> {
    const { rows } = await sql<AnsweredVersion>`
      select form_id as form, version, document from form_version
      where account_id = ${scope.accountId} and (form_id, version) in (
        select form_id, form_version from feedback
        where ${sql.join(narrowFeedback(scope), sql` and `)} and feedback.answers <> '{}')
      order by form_id, version`.execute(database);
    return rows;
  },
};
