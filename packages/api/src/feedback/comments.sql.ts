import { sql, type RawBuilder } from 'kysely';

import type { SetAsideCounted, StatsQuery } from '../stats/contract.ts';
import type { Database } from '../database/connect.ts';
import type { Sentiment } from '../database/WorkspaceTables.ts';
import { atPlace, hasPlace, inPeriod } from '../stats/atPlace.sql.ts';
import { idList, withId } from '../database/readPage.ts';

/** The scope of comments: local days at the place of each, both included. */
export interface CommentScope extends Pick<
  StatsQuery,
  'company' | 'site' | 'code' | 'form' | 'set_aside'
> {
  accountId: string;
  /** Left out: from the beginning. */
  from?: string | undefined;
  /** Left out: to the last one. */
  to?: string | undefined;
  /** Near the last comment there can be. */
  today: string;
}

/** A comment whose words are known already, if both of these are. */
export type KnownComment = Pick<WrittenComment, 'id' | 'sentiment'>;

/** A comment, with the known data about its author. */
export interface WrittenComment {
  id: string;
  comment: string;
  rating: number | null;
  sentiment: Sentiment;
  language: string;
  /** The name that the visitor gave. */
  name: string;
  /** The visitor of the scan, by a hash of that day. Null if no scan is known. */
  visitor: string | null;
  occurred_at: Date;
}

/** Those that are still to be judged come later, and those that cannot be read never do. */
const isJudged = sql`feedback.sentiment is not null and feedback.counted_words is null`;

/** The comments that are set aside and the others stand in different indexes: each is looked up by itself. */
const asked = (aside: SetAsideCounted) => [
  ...(aside === 'only' ? [] : [sql`not feedback.is_spam`]),
  ...(aside === 'exclude' ? [] : [sql`feedback.is_spam`]),
];

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** A time range in which every comment counts, or each one's own day has to be checked. */
interface Stretch {
  since?: Date | undefined;
  until?: Date | undefined;
  isSure: boolean;
}

/** The ends of a window in the time zones of an account. */
interface Ends {
  first_start: Date | null;
  last_start: Date | null;
  first_end: Date | null;
  last_end: Date | null;
}

/** Clocks that are put back at midnight have two beginnings of a day. */
const margin = sql`interval '2 hours'`;

/**
 * The time ranges of a window of local days. An account's time zones differ by a few hours; the place of a
 * comment matters only near the ends of a window.
 */
async function findStretches(
  database: Database,
  { accountId, from, to }: CommentScope,
): Promise<Stretch[]> {
  if (from === undefined && to === undefined) return [{ isSure: true }];
  const { rows } = await sql<Ends>`
    select min(start) - ${margin} as first_start, max(start) + ${margin} as last_start,
      min(stop) - ${margin} as first_end, max(stop) + ${margin} as last_end
    from (
      select ${from ?? null}::date::timestamp at time zone timezone as start,
        (${to ?? null}::date + 1)::timestamp at time zone timezone as stop
      from location where account_id = ${accountId} group by timezone) as ends`.execute(database);
  const { first_start, last_start, first_end, last_end } = rows[0] ?? {};
  const since = first_start ?? undefined;
  const until = last_end ?? undefined;
  if (last_start && first_end && last_start >= first_end) return [{ since, until, isSure: false }];
  return [
    ...(last_start ? [{ since, until: last_start, isSure: false }] : []),
    { since: last_start ?? undefined, until: first_end ?? undefined, isSure: true },
    ...(first_end ? [{ since: first_end, until, isSure: false }] : []),
  ];
}

/** The condition that an answer was given within the days at its place. */
export const onDays = ({ from, to }: Pick<CommentScope, 'from' | 'to'>) => {
  const there = sql`(feedback.occurred_at at time zone location.timezone)::date`;
  return sql`exists (
    select from code_place as place join location
      on location.account_id = place.account_id and location.id = place.location_id
    where ${both([
      inPeriod('feedback'),
      ...(from === undefined ? [] : [sql`${there} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${there} <= ${to}::date`]),
    ])})`;
};

const dayMs = 86_400_000;

/** So many days back a busy place has its thousand comments, or four times, or sixteen times as many. */
const stepsBack = [2, 8, 32, 128, 512];

/** Queries on visitors' comments. They exclude deleted ones. */
export const commentsSql = {
  /** The newest comments of a scope, with the data to check that they are still the same. */
  async newest(database: Database, scope: CommentScope, most: number): Promise<KnownComment[]> {
    const stretches = await findStretches(database, scope);
    const end = scope.to ?? scope.today;
    const newestFirst = sql`order by occurred_at desc, id desc limit ${most}`;

    const read = async (daysBack?: number) => {
      const all = stretches.flatMap((stretch) =>
        asked(scope.set_aside).map((isAsked) => ({ ...stretch, isAsked })),
      );
      const parts = all.map(
        ({ since, until, isSure, isAsked }) => sql`(
          select feedback.id, feedback.sentiment, feedback.occurred_at from feedback
          where ${both([
            sql`feedback.account_id = ${scope.accountId} and feedback.comment <> ''
              and ${isJudged}
              and feedback.deleted_at is null`,
            isAsked,
            ...(since === undefined ? [] : [sql`feedback.occurred_at >= ${since}::timestamptz`]),
            ...(until === undefined ? [] : [sql`feedback.occurred_at < ${until}::timestamptz`]),
            ...(daysBack === undefined
              ? []
              : [
                  sql`feedback.occurred_at >=
                    ${end}::date::timestamp at time zone 'UTC' - make_interval(days => ${daysBack})`,
                ]),
            ...(isSure ? [] : [onDays(scope)]),
            ...withId(sql`feedback.code_id`, scope.code),
            ...withId(sql`feedback.form_id`, scope.form),
            ...atPlace(scope.accountId, scope),
          ])}
          ${newestFirst})`,
      );
      const { rows } = await sql<KnownComment>`
        select id, sentiment from (${sql.join(parts, sql` union all `)}) as found
        ${newestFirst}`.execute(database);
      return rows;
    };

    // An index has the comments of an account, a code or a form in order. Those of a place are at many
    // codes, and sorting all of them would take the longer the busier it is.
    if (scope.code !== undefined || !hasPlace(scope)) return read();
    for (const days of stepsBack) {
      const from = scope.from === undefined ? undefined : Date.parse(scope.from);
      if (from !== undefined && from + days * dayMs >= Date.parse(end)) break;
      const rows = await read(days);
      if (rows.length >= most) return rows;
    }
    return read();
  },

  /** The content of these comments. Comments deleted meanwhile are omitted. */
  async read(
    database: Database,
    accountId: string,
    ids: readonly string[],
    aside: SetAsideCounted = 'exclude',
  ): Promise<WrittenComment[]> {
    const { rows } = await sql<WrittenComment>`
      select feedback.id, feedback.comment, feedback.rating, feedback.sentiment, feedback.language,
        feedback.name, feedback.occurred_at, encode(scan.visitor_hash, 'hex') as visitor
      from feedback left join scan on scan.account_id = feedback.account_id
        and scan.code_id = feedback.code_id and scan.scan_token = feedback.scan_token
      where feedback.account_id = ${accountId} and feedback.id in ${idList(ids)}
        and ${both([
          sql`feedback.comment <> '' and ${isJudged} and feedback.deleted_at is null`,
          sql`(${sql.join(asked(aside), sql` or `)})`,
        ])}
      order by feedback.occurred_at desc, feedback.id desc`.execute(database);
    return rows;
  },
};
