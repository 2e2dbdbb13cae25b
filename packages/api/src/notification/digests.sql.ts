import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** Whose answers, from when on, and until when. */
export interface DigestScope {
  accountId: string;
  since: Date;
  until: Date;
}

/** What came in at one place. */
export interface DigestLocation {
  name: string;
  answers: number;
  /** How many of the answers have a rating. */
  ratings: number;
  /** Null without ratings. */
  average: number | null;
}

/** A comment worth reading first. */
export interface DigestComment {
  rating: number;
  comment: string;
  location_name: string;
}

const within = ({ accountId, since, until }: DigestScope) => sql`
  feedback.account_id = ${accountId} and feedback.deleted_at is null and not feedback.is_spam
  and feedback.received_at > ${since} and feedback.received_at <= ${until}`;

/** What digests say. */
export const createDigestsRepository = (database: Database) => ({
  /** What came in place by place, under today's names, the busiest first. */
  async locations(scope: DigestScope): Promise<DigestLocation[]> {
    const { rows } = await sql<DigestLocation>`
      select location.name, count(*) as answers, count(feedback.rating) as ratings,
        avg(feedback.rating)::double precision as average
      from feedback
      join code on code.account_id = feedback.account_id and code.id = feedback.code_id
      join location on location.account_id = code.account_id and location.id = code.location_id
      where ${within(scope)}
      group by location.id, location.name
      order by answers desc, location.name`.execute(database);
    return rows;
  },

  /** The comments with the lowest ratings, the newest of equals first. */
  async lowestComments(scope: DigestScope, size: number): Promise<DigestComment[]> {
    const { rows } = await sql<DigestComment>`
      select feedback.rating, feedback.comment, feedback.location_name from feedback
      where ${within(scope)} and feedback.rating is not null and feedback.comment <> ''
      order by feedback.rating, feedback.received_at desc limit ${size}`.execute(database);
    return rows;
  },
});
