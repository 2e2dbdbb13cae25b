import { sql, type RawBuilder } from 'kysely';

import { limits } from '@hearback/schema/limits';

import type { StatsHome, StatsQuery } from '../contract/stats.ts';
import type { Database } from '../database/connect.ts';
import { atPlace } from './atPlace.ts';
import { withId } from './readPage.ts';

/** Which rows to count: calendar days in a time zone, both ends included. */
export interface StatsScope extends Pick<StatsQuery, 'company' | 'site' | 'code' | 'form' | 'tz'> {
  accountId: string;
  /** Left out: from the beginning. */
  from?: string | undefined;
  to: string;
}

/** How many answers have a rating, their sum, and the sum of their squares. */
interface RatingSums {
  ratings: number;
  sum: number;
  squares: number;
}

/** What was counted for one code, place or form. */
export interface Tally extends RatingSums {
  id: string;
  name: string;
  scans: number;
  submissions: number;
}

/** The answers of one day. */
export interface AnswerDay extends RatingSums {
  day: string;
  submissions: number;
}

const inWindow = (column: RawBuilder<unknown>, { from, to, tz }: StatsScope) => [
  sql`${column} < (${to}::date + 1)::timestamp at time zone ${tz}`,
  ...(from === undefined ? [] : [sql`${column} >= ${from}::date::timestamp at time zone ${tz}`]),
];

const scansIn = (scope: StatsScope) =>
  sql.join(
    [
      sql`scan.account_id = ${scope.accountId} and scan.deleted_at is null`,
      ...inWindow(sql`scan.scanned_at`, scope),
      ...withId(sql`scan.code_id`, scope.code),
      ...withId(sql`scan.form_id`, scope.form),
      ...atPlace(sql`scan.code_id`, scope.accountId, scope),
    ],
    sql` and `,
  );

const answersIn = (scope: StatsScope) =>
  sql.join(
    [
      sql`feedback.account_id = ${scope.accountId} and feedback.deleted_at is null
        and not feedback.is_spam`,
      ...inWindow(sql`feedback.occurred_at`, scope),
      ...withId(sql`feedback.code_id`, scope.code),
      ...withId(sql`feedback.form_id`, scope.form),
      ...atPlace(sql`feedback.code_id`, scope.accountId, scope),
    ],
    sql` and `,
  );

const codesIn = ({ accountId, code, form, ...place }: StatsScope) =>
  sql.join(
    [
      sql`code.account_id = ${accountId} and code.deleted_at is null`,
      ...withId(sql`code.id`, code),
      ...(form === undefined
        ? []
        : [
            sql`(${sql.join(
              [...withId(sql`code.form_id`, form), ...withId(sql`code.published_form_id`, form)],
              sql` or `,
            )})`,
          ]),
      ...atPlace(sql`code.id`, accountId, place),
    ],
    sql` and `,
  );

/** A moment's day in the reader's time zone. */
const dayOf = (column: RawBuilder<unknown>, { tz }: StatsScope) =>
  sql`(${column} at time zone ${tz})::date`;

const answersWithPlace = sql`feedback
  join code on code.account_id = feedback.account_id and code.id = feedback.code_id
  join location on location.account_id = code.account_id and location.id = code.location_id`;

const ratingSums = sql`
  count(rating) as ratings, coalesce(sum(rating), 0)::float8 as sum,
  coalesce(sum(rating * rating), 0)::float8 as squares`;

const tallies = (
  scope: StatsScope,
  key: RawBuilder<unknown>,
  answerKey: RawBuilder<unknown>,
) => sql`
  with scanned as (
    select ${key} as key, count(*) as scans from scan where ${scansIn(scope)} group by 1),
  answered as (
    select ${answerKey} as key, count(*) as submissions, ${ratingSums}
    from feedback where ${answersIn(scope)} group by 1)`;

const tallied = sql`
  coalesce(scans, 0) as scans, coalesce(submissions, 0) as submissions,
  coalesce(ratings, 0) as ratings, coalesce(sum, 0) as sum, coalesce(squares, 0) as squares`;

type Steps = StatsHome['steps'];

interface Overview {
  scans: number;
  unique_scans: number;
  submissions: number;
  average_response_time: number | null;
  median_response_time: number | null;
  fastest_response_time: number | null;
}

/** Counts straight from the rows. */
export const createStatsRepository = (database: Database) => ({
  async overview(scope: StatsScope): Promise<Overview> {
    const { rows } = await sql<Overview>`
      with scans as (
        select ${dayOf(sql`scanned_at`, scope)} as day, visitor_hash from scan
        where ${scansIn(scope)}),
      answers as (select duration from feedback where ${answersIn(scope)})
      select
        (select count(*) from scans) as scans,
        (select count(distinct (day, visitor_hash)) from scans) as unique_scans,
        (select count(*) from answers) as submissions,
        (select avg(duration) from answers where duration <= ${limits.responseTimeMaxSeconds})
          as average_response_time,
        (select percentile_cont(0.5) within group (order by duration) from answers)
          as median_response_time,
        (select min(duration) from answers) as fastest_response_time`.execute(database);
    return rows[0] as Overview;
  },

  /** The first day anything was there to count: a code, a scan or an answer. */
  async firstDay(scope: StatsScope): Promise<string | undefined> {
    const ever = { ...scope, from: undefined };
    const { rows } = await sql<{ day: string | null }>`
      select least(
        (select min(${dayOf(sql`created_at`, scope)}) from code where ${codesIn(scope)}),
        (select ${dayOf(sql`min(scanned_at)`, scope)} from scan where ${scansIn(ever)}),
        (select ${dayOf(sql`min(occurred_at)`, scope)} from feedback where ${answersIn(ever)})
      )::text as day`.execute(database);
    return rows[0]?.day ?? undefined;
  },

  async scansByDay(
    scope: StatsScope,
  ): Promise<{ day: string; scans: number; unique_scans: number }[]> {
    const { rows } = await sql<{ day: string; scans: number; unique_scans: number }>`
      select ${dayOf(sql`scanned_at`, scope)}::text as day, count(*) as scans,
        count(distinct visitor_hash) as unique_scans
      from scan where ${scansIn(scope)} group by 1`.execute(database);
    return rows;
  },

  async answersByDay(scope: StatsScope): Promise<AnswerDay[]> {
    const { rows } = await sql<AnswerDay>`
      select ${dayOf(sql`occurred_at`, scope)}::text as day, count(*) as submissions, ${ratingSums}
      from feedback where ${answersIn(scope)} group by 1`.execute(database);
    return rows;
  },

  /** Answers by weekday (1 is Monday) and hour, each in the time zone of its location. */
  async answersByHour(
    scope: StatsScope,
  ): Promise<{ weekday: number; hour: number; submissions: number }[]> {
    const local = sql`feedback.occurred_at at time zone location.timezone`;
    const { rows } = await sql<{ weekday: number; hour: number; submissions: number }>`
      select extract(isodow from ${local})::int as weekday, extract(hour from ${local})::int as hour,
        count(*) as submissions
      from ${answersWithPlace} where ${answersIn(scope)} group by 1, 2`.execute(database);
    return rows;
  },

  async ratings(scope: StatsScope): Promise<{ rating: number; count: number }[]> {
    const { rows } = await sql<{ rating: number; count: number }>`
      select rating, count(*) as count from feedback
      where ${answersIn(scope)} and rating is not null group by 1 order by 1`.execute(database);
    return rows;
  },

  async feedback(scope: StatsScope): Promise<{
    comments: number;
    positive: number;
    neutral: number;
    negative: number;
    average_comment_length: number | null;
  }> {
    const { rows } = await sql<{
      comments: number;
      positive: number;
      neutral: number;
      negative: number;
      average_comment_length: number | null;
    }>`
      select count(*) filter (where comment <> '') as comments,
        count(*) filter (where sentiment = 'positive') as positive,
        count(*) filter (where sentiment = 'neutral') as neutral,
        count(*) filter (where sentiment = 'negative') as negative,
        (avg(length(comment)) filter (where comment <> ''))::float8 as average_comment_length
      from feedback where ${answersIn(scope)}`.execute(database);
    return rows[0] as (typeof rows)[number];
  },

  /** Every code of the scope, those nobody scanned included, with its place. */
  async byCode(scope: StatsScope): Promise<(Tally & { location_id: string })[]> {
    const { rows } = await sql<Tally & { location_id: string }>`
      ${tallies(scope, sql`scan.code_id`, sql`feedback.code_id`)}
      select code.id, code.name, code.location_id, ${tallied}
      from code left join scanned on scanned.key = code.id
        left join answered on answered.key = code.id
      where ${codesIn(scope)}`.execute(database);
    return rows;
  },

  /** The locations of the scope, with or without codes. */
  async locations({
    accountId,
    company,
    site,
  }: StatsScope): Promise<{ id: string; name: string }[]> {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from location where ${sql.join(
        [
          sql`account_id = ${accountId} and deleted_at is null`,
          ...withId(sql`company_id`, company),
          ...withId(sql`id`, site),
        ],
        sql` and `,
      )}`.execute(database);
    return rows;
  },

  /** Which of the first steps an account has taken. */
  async steps(accountId: string): Promise<Steps> {
    const has = (rows: RawBuilder<unknown>) =>
      sql`exists (select 1 from ${rows} and account_id = ${accountId} and deleted_at is null)`;
    const { rows } = await sql<Steps>`
      select ${has(sql`company where true`)} as company,
        ${has(sql`location where true`)} as location,
        ${has(sql`code where state <> 'draft'`)} as code,
        ${has(sql`feedback where not is_spam`)} as feedback`.execute(database);
    return rows[0] as Steps;
  },

  /** Every form of the scope, those nobody opened included. */
  async byForm(scope: StatsScope): Promise<Tally[]> {
    const { rows } = await sql<Tally>`
      ${tallies(scope, sql`scan.form_id`, sql`feedback.form_id`)}
      select form.id, form.title as name, ${tallied}
      from form left join scanned on scanned.key = form.id
        left join answered on answered.key = form.id
      where ${sql.join(
        [
          sql`form.account_id = ${scope.accountId} and form.deleted_at is null`,
          ...withId(sql`form.id`, scope.form),
        ],
        sql` and `,
      )}`.execute(database);
    return rows;
  },
});
