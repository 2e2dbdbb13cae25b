import { limits } from '@hearback/schema/limits';
import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { runForAccounts } from '../database/onShards.ts';
import { joinPlace } from '../stats/atPlace.sql.ts';

/** Answers to one code that arrived together: those with a low rating, or the others. */
export interface ArrivedFeedback {
  account_id: string;
  code_id: string;
  location_id: string;
  is_low: boolean;
  /** The lowest of the ratings. Null without any. */
  rating: number | null;
  /** The time at which the newest of them arrived. */
  arrived_at: Date;
  /** The newest first. */
  feedback_ids: string[];
}

/** Key of the advisory lock that lets one process at a time notify of answers, until its transaction ends. */
const turn = 0x6865_6172;

/** Queries on answers of which their accounts were not notified yet. */
export const feedbackArrivalsSql = {
  /**
   * Takes some of the pending answers, grouped by code. Returns their number. Removed answers cause no
   * notification; one whose comment is not judged yet waits for that.
   */
  async take(
    database: Database,
    size: number,
  ): Promise<{ taken: number; arrived: ArrivedFeedback[] }> {
    await sql`select pg_advisory_xact_lock(${turn})`.execute(database);
    const { rows } = await sql<{ account_id: string; feedback_id: string }>`
      delete from feedback_arrival where (account_id, feedback_id) in (
        select account_id, feedback_id from feedback_arrival as arrival
        where not exists (select from feedback_unjudged as unjudged
          where unjudged.account_id = arrival.account_id
            and unjudged.feedback_id = arrival.feedback_id)
        limit ${size})
      returning account_id, feedback_id`.execute(database);
    if (rows.length === 0) return { taken: 0, arrived: [] };

    // Each answer is looked up by its key: left to itself, PostgreSQL reads the whole of a table that
    // grew faster than its statistics.
    const arrived = await runForAccounts(
      database,
      rows,
      (given) => sql<ArrivedFeedback>`
      with taken as (
        select * from json_to_recordset(${given}) as pair (account_id uuid, feedback_id uuid)
      )
      select feedback.account_id, feedback.code_id, place.location_id,
        coalesce(feedback.rating <= coalesce(location.alert_threshold,
          setting.low_rating_threshold, ${sql.lit(limits.lowRatingThreshold)}), false) as is_low,
        min(feedback.rating) as rating, max(feedback.received_at) as arrived_at,
        array_agg(feedback.id order by feedback.received_at desc, feedback.id desc) as feedback_ids
      from taken
      cross join lateral (
        select * from feedback
        where feedback.account_id = taken.account_id and feedback.id = taken.feedback_id offset 0
      ) as feedback
      ${joinPlace('feedback')}
      left join notification_setting as setting on setting.account_id = location.account_id
      where feedback.deleted_at is null and not feedback.is_spam
      group by 1, 2, 3, 4
      order by 1, 6`,
    );
    return {
      taken: rows.length,
      arrived: arrived.map((some) => ({ ...some, arrived_at: new Date(some.arrived_at) })),
    };
  },

  /** Deletes arrivals, and marks of unjudged comments, whose answer was deleted. */
  async removeOrphans(database: Database): Promise<void> {
    for (const table of ['feedback_arrival', 'feedback_unjudged'] as const) {
      await sql`
        delete from ${sql.table(table)} as noted where not exists (
          select from feedback where feedback.account_id = noted.account_id
            and feedback.id = noted.feedback_id)`.execute(database);
    }
  },
};
