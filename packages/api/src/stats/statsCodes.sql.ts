import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { AnswerFact, ScanFact } from './statsChanges.sql.ts';
import { answerColumns } from './statsChanges.sql.ts';
import { wholeMonths, wholeScanDays } from '../operator/purgedRanges.sql.ts';
import { idList } from '../database/readPage.ts';

/** The place of a code, and its time zone. */
export interface StatsPlace {
  code_id: string;
  location_id: string;
  company_id: string;
  timezone: string;
}

/** A place, and whether the cells were written for it already. */
export interface KnownPlace extends StatsPlace {
  is_folded: boolean;
}

/** A day of a code. */
export interface CodeDay {
  code_id: string;
  day: string;
}

/** The number of visitors who scanned a code on a day: with any form, or with one. */
export interface VisitorCount extends CodeDay {
  form_id: string | null;
  visitors: number;
}

/** A part of a code's rows, and after which one the next part begins. */
interface Part<Fact> {
  facts: Fact[];
  after: string | undefined;
}

/** Rows per read. */
const partSize = 5_000;

/** From so many rows on, a month of them is enough to keep in mind at once. */
const manyRows = 50_000;

/** Calendar days, both ends included. An end that is left out is open. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Rows of some days in a time zone: found by their time with hours around, then filtered by day. */
const onDays = (moment: string, timezone: string, { from, to }: Days) => {
  const column = sql.ref(moment);
  const day = sql`(${column} at time zone ${timezone})::date`;
  return sql`
    ${
      from === undefined
        ? sql``
        : sql`and ${day} >= ${from}::date and ${column}
            >= ${from}::timestamp at time zone ${timezone} - interval '3 hours'`
    }
    ${
      to === undefined
        ? sql``
        : sql`and ${day} <= ${to}::date and ${column}
            < (${to}::date + 1)::timestamp at time zone ${timezone} + interval '3 hours'`
    }`;
};

const livePlace = (accountId: string) => sql`
  select code.id as code_id, code.location_id, location.company_id, location.timezone
  from code join location
    on location.account_id = code.account_id and location.id = code.location_id
  where code.account_id = ${accountId}`;

/** Codes as statistics know them. */
export const statsCodesSql = {
  /** The places of codes when they were folded, or their current ones if they never were. */
  async places(
    database: Database,
    accountId: string,
    codeIds: readonly string[],
  ): Promise<KnownPlace[]> {
    const { rows } = await sql<KnownPlace>`
      select code_id, location_id, company_id, timezone, true as is_folded from stats_code
      where account_id = ${accountId} and code_id in ${idList(codeIds)}
      union all
      select live.*, false from (${livePlace(accountId)}
        and code.id in ${idList(codeIds)}) as live
      where not exists (select from stats_code as folded
        where folded.account_id = ${accountId} and folded.code_id = live.code_id)`.execute(
      database,
    );
    return rows;
  },

  /** Folded codes whose place or time zone has changed: the old one, and the current one. */
  async moved(
    database: Database,
    accountId: string,
  ): Promise<{ was: StatsPlace; now: StatsPlace }[]> {
    const { rows } = await sql<{ was: StatsPlace; now: StatsPlace }>`
      select row_to_json(folded) as was, row_to_json(live) as now
      from stats_code as folded join (${livePlace(accountId)}) as live using (code_id)
      where folded.account_id = ${accountId}
        and (folded.location_id, folded.company_id, folded.timezone)
          <> (live.location_id, live.company_id, live.timezone)
      order by code_id`.execute(database);
    return rows;
  },

  /** Every account. */
  async accounts(database: Database): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from account order by id`.execute(
      database,
    );
    return rows.map(({ id }) => id);
  },

  /** Every code of an account, at its current place. */
  async all(database: Database, accountId: string): Promise<StatsPlace[]> {
    const { rows } = await sql<StatsPlace>`
      ${livePlace(accountId)} order by code.id`.execute(database);
    return rows;
  },

  /** Records the places of folded codes. */
  async note(database: Database, accountId: string, places: readonly StatsPlace[]): Promise<void> {
    if (places.length === 0) return;
    await sql`
      insert into stats_code (account_id, code_id, location_id, company_id, timezone)
      select ${accountId}::uuid, code_id, location_id, company_id, timezone
      from json_to_recordset(${JSON.stringify(places)}::json)
        as place (code_id uuid, location_id uuid, company_id uuid, timezone text)
      on conflict (account_id, code_id) do update set location_id = excluded.location_id,
        company_id = excluded.company_id, timezone = excluded.timezone`.execute(database);
  },

  /** Deletes codes that no longer exist. No changes of them may be pending. */
  async forgetGone(database: Database, accountId: string): Promise<void> {
    await sql`
      delete from stats_code where account_id = ${accountId} and not exists (
        select from code where code.account_id = stats_code.account_id
          and code.id = stats_code.code_id)`.execute(database);
  },

  /** Distinct visitors on days of codes, in the given time zones. */
  async visitors(
    database: Database,
    accountId: string,
    days: readonly (CodeDay & { timezone: string })[],
  ): Promise<VisitorCount[]> {
    if (days.length === 0) return [];
    const { rows } = await sql<VisitorCount>`
      select asked.code_id, asked.day, visit.form_id, visit.visitors
      from json_to_recordset(${JSON.stringify(days)}::json)
        as asked (code_id uuid, day date, timezone text)
      join (${wholeScanDays}) as whole on asked.day >= whole.since
      cross join lateral (
        select form_id, count(distinct visitor_hash) as visitors from scan
        where account_id = ${accountId} and code_id = asked.code_id
          and deleted_at is null and channel <> 'kiosk'
          and scanned_at >= asked.day::timestamp at time zone asked.timezone - interval '3 hours'
          and scanned_at
            < (asked.day + 1)::timestamp at time zone asked.timezone + interval '3 hours'
          -- Where clocks are set back over midnight, a day has two beginnings.
          and (scanned_at at time zone asked.timezone)::date = asked.day
        group by grouping sets ((), (form_id))
      ) as visit`.execute(database);
    return rows;
  },

  /**
   * The days between which anything can lie that codes brought, whatever their clock, and whether it
   * is too much to keep in mind at once.
   */
  async extent(
    database: Database,
    accountId: string,
    codeId?: string,
  ): Promise<{ from: string | null; to: string | null; isLarge: boolean }> {
    const count = (table: 'feedback' | 'scan') => sql`
      (select count(*) from (select from ${sql.table(table)} where account_id = ${accountId}
        ${codeId === undefined ? sql`` : sql`and code_id = ${codeId}`} and deleted_at is null
        limit ${manyRows}) as first_rows)`;
    const edge = (best: 'least' | 'greatest', side: 'min' | 'max') => sql`
      ${sql.raw(best)}(
        (select ${sql.raw(side)}(occurred_at) from feedback where account_id = ${accountId}
          and code_id = code.id and deleted_at is null and not is_spam),
        (select ${sql.raw(side)}(scanned_at) from scan where account_id = ${accountId}
          and code_id = code.id and deleted_at is null)) at time zone 'UTC'`;
    const { rows } = await sql<{ from: string | null; to: string | null; isLarge: boolean }>`
      select min(${edge('least', 'min')})::date - 1 as "from",
        max(${edge('greatest', 'max')})::date + 1 as "to",
        ${count('feedback')} + ${count('scan')} >= ${manyRows} as "isLarge"
      from code where account_id = ${accountId}
        ${codeId === undefined ? sql`` : sql`and id = ${codeId}`}`.execute(database);
    return rows[0] ?? { from: null, to: null, isLarge: false };
  },

  /** From which day on months have all of their rows. Undefined: all of them do. */
  async wholeSince(database: Database): Promise<string | undefined> {
    const { rows } = await sql<{ since: string }>`
      select since from (${wholeMonths}) as whole where since > '-infinity'`.execute(database);
    return rows[0]?.since;
  },

  /** Distinct visitors of days of a code, in one time zone. Days without scans are omitted. */
  async visitorsOfCode(
    database: Database,
    accountId: string,
    { code_id, timezone }: StatsPlace,
    days: Days,
  ): Promise<VisitorCount[]> {
    const { rows } = await sql<VisitorCount>`
      select ${code_id}::uuid as code_id, day, form_id, count(distinct visitor_hash) as visitors
      from (
        select (scanned_at at time zone ${timezone})::date as day, form_id, visitor_hash from scan
        where account_id = ${accountId} and code_id = ${code_id}
          and deleted_at is null and channel <> 'kiosk'
          ${onDays('scanned_at', timezone, days)}) as live
      join (${wholeScanDays}) as whole on live.day >= whole.since
      group by grouping sets ((day), (day, form_id))`.execute(database);
    return rows;
  },

  /** The answers of a code that count, a part at a time, in a time zone. */
  async answersOf(
    database: Database,
    accountId: string,
    { code_id, timezone }: StatsPlace,
    days: Days,
    after: string | undefined,
  ): Promise<Part<AnswerFact>> {
    const { rows } = await sql<AnswerFact & { place: string }>`
      select 1 as sign, code_id, form_id, local::date as day,
        occurred_at::text || ',' || id as place, ${answerColumns(true)}
      from (
        select *, occurred_at at time zone ${timezone} as local from feedback
        where account_id = ${accountId} and code_id = ${code_id}
          and deleted_at is null and not is_spam ${onDays('occurred_at', timezone, days)}
          ${afterPlace('occurred_at', after)}
        order by feedback.occurred_at, feedback.id limit ${partSize}) as part
      order by part.occurred_at, part.id`.execute(database);
    return { facts: rows, after: rows.length < partSize ? undefined : rows.at(-1)?.place };
  },

  /** The scans of a code that count, a part at a time, in a time zone. */
  async scansOf(
    database: Database,
    accountId: string,
    { code_id, timezone }: StatsPlace,
    days: Days,
    after: string | undefined,
  ): Promise<Part<ScanFact>> {
    const { rows } = await sql<ScanFact & { place: string }>`
      select 1 as sign, code_id, form_id, (scanned_at at time zone ${timezone})::date as day,
        started_at is not null as is_started, scanned_at::text || ',' || id as place
      from scan
      where account_id = ${accountId} and code_id = ${code_id}
        and deleted_at is null and channel <> 'kiosk' ${onDays('scanned_at', timezone, days)}
        ${afterPlace('scanned_at', after)}
      order by scan.scanned_at, scan.id limit ${partSize}`.execute(database);
    return { facts: rows, after: rows.length < partSize ? undefined : rows.at(-1)?.place };
  },
};

const afterPlace = (column: string, after: string | undefined) => {
  if (after === undefined) return sql``;
  const [moment, id] = after.split(',');
  return sql`and (${sql.ref(column)}, id) > (${moment}::timestamptz, ${id}::uuid)`;
};
