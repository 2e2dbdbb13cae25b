import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { withId, withTag } from '../database/readPage.ts';
import type { Sentiment } from '../database/WorkspaceTables.ts';
import { carrying, joinPlace, type PlaceFilter } from '../stats/atPlace.sql.ts';

/** Whose answers, from when on, and until when. */
interface DigestScope {
  accountId: string;
  since: Date;
  until: Date;
}

/** The feedback of one place in a digest. */
export interface DigestLocation {
  name: string;
  answers: number;
  /** The number of answers with a rating. */
  ratings: number;
  /** Null without ratings. */
  average: number | null;
}

/** A comment worth reading first. */
interface DigestComment {
  rating: number;
  comment: string;
  location_name: string;
}

const isInScope = ({ accountId, since, until }: DigestScope) => sql`
  feedback.account_id = ${accountId} and feedback.deleted_at is null and not feedback.is_spam
  and feedback.received_at > ${since} and feedback.received_at <= ${until}`;

/** Queries for digests. */
export const digestsSql = {
  /** The feedback by place, under the current names, the busiest first. */
  async locations(database: Database, scope: DigestScope): Promise<DigestLocation[]> {
    const { rows } = await sql<DigestLocation>`
      select location.name, count(*) as answers, count(feedback.rating) as ratings,
        avg(feedback.rating)::double precision as average
      from feedback
      ${joinPlace('feedback')}
      where ${isInScope(scope)}
      group by location.id, location.name
      order by answers desc, location.name`.execute(database);
    return rows;
  },

  /** The comments with the lowest ratings, the newest of equals first. */
  async lowestComments(
    database: Database,
    scope: DigestScope,
    size: number,
  ): Promise<DigestComment[]> {
    const { rows } = await sql<DigestComment>`
      select feedback.rating, feedback.comment, feedback.location_name from feedback
      where ${isInScope(scope)} and feedback.rating is not null and feedback.comment <> ''
      order by feedback.rating, feedback.received_at desc limit ${size}`.execute(database);
    return rows;
  },
};

/** The answers of a report: calendar days at each location, both ends included. */
export interface ReportScope extends PlaceFilter {
  accountId: string;
  from: string;
  to: string;
}

/** A place that a report is about. */
interface ReportedPlace {
  id: string;
  name: string;
  company_id: string;
  company_name: string;
}

/** A visitor's comment, with the data needed to hide its author. */
export interface ReportedComment {
  id: string;
  comment: string;
  name: string;
  language: string;
  rating: number | null;
  location: string;
  occurred_at: Date;
}

interface ResolvedComment extends ReportedComment {
  hours: number;
}

const ofPlace = ({ company, site }: PlaceFilter) => [
  ...withId(sql`location.company_id`, company),
  ...withId(sql`location.id`, site),
];

/** Answers with their places, where the day of a moment lies within the scope. */
const answersOf = (scope: ReportScope, moment: 'occurred_at' | 'resolved_at') => {
  const column = sql.ref(`feedback.${moment}`);
  return sql`
    feedback
      ${joinPlace('feedback')}
    where ${sql.join(
      [
        sql`feedback.account_id = ${scope.accountId} and feedback.deleted_at is null
          and not feedback.is_spam`,
        // Wide enough for every time zone, so that an index finds them; the day decides.
        sql`${column} >= ${scope.from}::date - 1 and ${column} < ${scope.to}::date + 2`,
        sql`(${column} at time zone location.timezone)::date
          between ${scope.from}::date and ${scope.to}::date`,
        ...ofPlace(scope),
        ...withTag(
          [
            sql`location.tag_keys`,
            sql`coalesce((select code.tag_keys from code where code.account_id = feedback.account_id
              and code.id = feedback.code_id), '{}')`,
          ],
          scope.tag,
        ),
      ],
      sql` and `,
    )}`;
};

const commentColumns = sql`
  feedback.id, feedback.comment, feedback.name, feedback.language, feedback.rating,
  feedback.location_name as location, feedback.occurred_at`;

const hoursToResolve = sql`
  extract(epoch from feedback.resolved_at - feedback.received_at)::float8 / 3600`;

/** Queries for the content of a monthly report beside its figures. */
export const reportsSql = {
  /** The locations it is about, with their companies. */
  async places(
    database: Database,
    accountId: string,
    place: PlaceFilter,
  ): Promise<ReportedPlace[]> {
    const { rows } = await sql<ReportedPlace>`
      select location.id, location.name, company.id as company_id, company.name as company_name
      from location join company
        on company.account_id = location.account_id and company.id = location.company_id
      where ${sql.join(
        [
          sql`location.account_id = ${accountId} and location.deleted_at is null`,
          ...ofPlace(place),
          ...carrying(accountId, place.tag),
        ],
        sql` and `,
      )} order by location.name, location.id`.execute(database);
    return rows;
  },

  /** The newest comments, those that sound so, and are as long as asked for. */
  async comments(
    database: Database,
    scope: ReportScope,
    {
      sentiment,
      length,
      size,
    }: {
      sentiment?: Sentiment;
      length: { min: number; max: number };
      size: number;
    },
  ): Promise<ReportedComment[]> {
    const { rows } = await sql<ReportedComment>`
      select ${commentColumns} from ${answersOf(scope, 'occurred_at')}
        and feedback.sentiment is not null and feedback.counted_words is null
        and length(feedback.comment) between ${length.min} and ${length.max}
        ${sentiment === undefined ? sql`` : sql`and feedback.sentiment = ${sentiment}`}
      order by feedback.occurred_at desc, feedback.id desc limit ${size}`.execute(database);
    return rows;
  },

  /** The number of resolved answers, and the median of the hours it took. */
  async resolved(
    database: Database,
    scope: ReportScope,
  ): Promise<{ count: number; median_hours: number | null }> {
    const { rows } = await sql<{ count: number; median_hours: number | null }>`
      select count(*) as count,
        percentile_cont(0.5) within group (order by ${hoursToResolve}) as median_hours
      from ${answersOf(scope, 'resolved_at')}`.execute(database);
    return rows[0] as (typeof rows)[number];
  },

  /** Comments that were resolved, the last one first. */
  async resolvedComments(
    database: Database,
    scope: ReportScope,
    size: number,
  ): Promise<ResolvedComment[]> {
    const { rows } = await sql<ResolvedComment>`
      select ${commentColumns}, ${hoursToResolve} as hours
      from ${answersOf(scope, 'resolved_at')} and feedback.comment <> ''
        and feedback.sentiment is not null and feedback.counted_words is null
      order by feedback.resolved_at desc, feedback.id desc limit ${size}`.execute(database);
    return rows;
  },

  /** The number of low ratings that are new or in progress. */
  async openLowRatings(database: Database, scope: ReportScope): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${answersOf(scope, 'occurred_at')}
        and feedback.rating <= 6 and feedback.status in ('new', 'in_progress')`.execute(database);
    return rows[0]?.count ?? 0;
  },
};
