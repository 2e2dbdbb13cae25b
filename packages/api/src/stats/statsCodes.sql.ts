import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { AnswerFact, ScanFact } from './statsChanges.sql.ts';
import { answerColumns } from './statsChanges.sql.ts';
import { wholeMonths, wholeScanDays } from '../operator/purgedRanges.sql.ts';
import { idList } from '../database/readPage.ts';
import { inPeriod } from './atPlace.sql.ts';

/** A place where a code hangs or hung. */
export interface PlaceOfCode {
  code_id: string;
  location_id: string;
  /** True if it is the first place of the code. */
  is_first: boolean;
}

/** A place of a code, with its company and time zone. */
export interface StatsPlace extends PlaceOfCode {
  company_id: string;
  timezone: string;
}

/**
 * The key of a code at a place in the rollup. At its first place it is the id of the code alone, as most codes
 * never move.
 */
export const placeKey = ({ code_id, location_id, is_first }: PlaceOfCode): string =>
  is_first ? code_id : `${code_id}.${location_id}`;

/** A place, and whether the cells were written for it already. */
export interface KnownPlace extends StatsPlace {
  is_folded: boolean;
}

/** A day of a code at a place. */
export interface CodeDay {
  /** The key of both. */
  key: string;
  day: string;
}

/** The number of visitors who scanned a code at a place on a day: with any form, or with one. */
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

/** Each place of codes once, however often a code hung there. */
const codePlaces = (accountId: string, which = sql``) => sql`(
  select code_id, location_id, bool_or(since = '-infinity') as is_first from code_place
  where account_id = ${accountId} ${which} group by code_id, location_id) as place`;

/** The location of a place, and the company and time zone by which it was folded. */
const withLocation = (accountId: string) => sql`
  left join stats_code as folded on folded.account_id = ${accountId}
    and folded.code_id = place.code_id and folded.location_id = place.location_id
  left join location on location.account_id = ${accountId} and location.id = place.location_id`;

const ofPlace = (name: string) => sql`json_build_object('code_id', place.code_id,
  'location_id', place.location_id, 'is_first', place.is_first,
  'company_id', ${sql.ref(`${name}.company_id`)}, 'timezone', ${sql.ref(`${name}.timezone`)})`;

/** The rows of a code from its periods at a place. */
const rowsAt = (
  table: 'feedback' | 'scan',
  accountId: string,
  { code_id, location_id }: PlaceOfCode,
) => sql`${sql.table(table)} join code_place as place on ${inPeriod(table)}
  where ${sql.ref(`${table}.account_id`)} = ${accountId} and ${sql.ref(`${table}.code_id`)} = ${code_id}
    and place.location_id = ${location_id}`;

/** Codes as statistics know them. */
export const statsCodesSql = {
  /** The places of codes, as they were when they were folded, or as they are now if they never were. */
  async places(
    database: Database,
    accountId: string,
    codeIds: readonly string[],
  ): Promise<KnownPlace[]> {
    const { rows } = await sql<KnownPlace>`
      select place.*, coalesce(folded.company_id, location.company_id) as company_id,
        coalesce(folded.timezone, location.timezone) as timezone,
        folded.code_id is not null as is_folded
      from ${codePlaces(accountId, sql`and code_id in ${idList(codeIds)}`)}
      ${withLocation(accountId)}
      where coalesce(folded.code_id, location.id) is not null`.execute(database);
    return rows;
  },

  /** Folded places of codes whose company or time zone has changed: the old one, and the current one. */
  async moved(
    database: Database,
    accountId: string,
  ): Promise<{ was: StatsPlace; now: StatsPlace }[]> {
    const { rows } = await sql<{ was: StatsPlace; now: StatsPlace }>`
      select ${ofPlace('folded')} as was, ${ofPlace('location')} as now
      from ${codePlaces(accountId)} ${withLocation(accountId)}
      where (folded.company_id, folded.timezone) <> (location.company_id, location.timezone)
      order by place.code_id, place.location_id`.execute(database);
    return rows;
  },

  /** Every account. */
  async accounts(database: Database): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from account order by id`.execute(
      database,
    );
    return rows.map(({ id }) => id);
  },

  /** Every place of an account's codes. Of a location that is gone for good, as it was folded. */
  async all(database: Database, accountId: string): Promise<StatsPlace[]> {
    const { rows } = await sql<StatsPlace>`
      select place.*, coalesce(location.company_id, folded.company_id) as company_id,
        coalesce(location.timezone, folded.timezone) as timezone
      from ${codePlaces(accountId)} ${withLocation(accountId)}
      where coalesce(location.id, folded.code_id) is not null and exists (
        select from code where code.account_id = ${accountId} and code.id = place.code_id)
      order by place.code_id, place.location_id`.execute(database);
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
      on conflict (account_id, code_id, location_id)
        do update set company_id = excluded.company_id, timezone = excluded.timezone`.execute(
      database,
    );
  },

  /** Deletes the places of codes that no longer exist. No changes of them may be pending. */
  async forgetGone(database: Database, accountId: string): Promise<void> {
    for (const table of ['stats_code', 'code_place']) {
      await sql`
        delete from ${sql.table(table)} as place where account_id = ${accountId} and not exists (
          select from code where code.account_id = place.account_id
            and code.id = place.code_id)`.execute(database);
    }
  },

  /** Distinct visitors on days of codes, in the given time zones. */
  async visitors(
    database: Database,
    accountId: string,
    days: readonly (CodeDay & StatsPlace)[],
  ): Promise<VisitorCount[]> {
    if (days.length === 0) return [];
    const { rows } = await sql<VisitorCount>`
      select asked.key, asked.day, visit.form_id, visit.visitors
      from json_to_recordset(${JSON.stringify(days)}::json)
        as asked (key text, code_id uuid, location_id uuid, day date, timezone text)
      join (${wholeScanDays}) as whole on asked.day >= whole.since
      cross join lateral (
        select form_id, count(distinct visitor_hash) as visitors
        from scan join code_place as place on ${inPeriod('scan')}
        where scan.account_id = ${accountId} and scan.code_id = asked.code_id
          and place.location_id = asked.location_id and deleted_at is null and channel <> 'kiosk'
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
        (select ${sql.raw(side)}(occurred_at) from feedback where account_id = ${accountId}
          and code_id = code.id and deleted_at is null and is_spam),
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

  /** Distinct visitors of days of a code at a place. Days without scans are omitted. */
  async visitorsOfCode(
    database: Database,
    accountId: string,
    place: StatsPlace,
    days: Days,
  ): Promise<VisitorCount[]> {
    const { timezone } = place;
    const { rows } = await sql<VisitorCount>`
      select ${placeKey(place)} as key, day, form_id, count(distinct visitor_hash) as visitors
      from (
        select (scanned_at at time zone ${timezone})::date as day, form_id, visitor_hash
        from ${rowsAt('scan', accountId, place)}
          and deleted_at is null and channel <> 'kiosk'
          ${onDays('scanned_at', timezone, days)}) as live
      join (${wholeScanDays}) as whole on live.day >= whole.since
      group by grouping sets ((day), (day, form_id))`.execute(database);
    return rows;
  },

  /** The answers of a code at a place that count, or those that are set aside, a part at a time. */
  async answersOf(
    database: Database,
    accountId: string,
    at: StatsPlace,
    days: Days,
    isAside: boolean,
    after: string | undefined,
  ): Promise<Part<AnswerFact>> {
    const { timezone } = at;
    const { rows } = await sql<AnswerFact & { place: string }>`
      select 1 as sign, code_id, location_id, form_id, local::date as day,
        occurred_at::text || ',' || id as place, ${answerColumns(true)}
      from (
        select feedback.*, place.location_id, occurred_at at time zone ${timezone} as local
        from ${rowsAt('feedback', accountId, at)}
          and deleted_at is null and ${isAside ? sql`is_spam` : sql`not is_spam`}
          ${onDays('occurred_at', timezone, days)}
          ${afterPlace('occurred_at', after)}
        order by feedback.occurred_at, feedback.id limit ${partSize}) as part
      order by part.occurred_at, part.id`.execute(database);
    return { facts: rows, after: rows.length < partSize ? undefined : rows.at(-1)?.place };
  },

  /** The scans of a code at a place that count, a part at a time. */
  async scansOf(
    database: Database,
    accountId: string,
    at: StatsPlace,
    days: Days,
    after: string | undefined,
  ): Promise<Part<ScanFact>> {
    const { timezone } = at;
    const { rows } = await sql<ScanFact & { place: string }>`
      select 1 as sign, scan.code_id, place.location_id, form_id,
        (scanned_at at time zone ${timezone})::date as day,
        started_at is not null as is_started, scanned_at::text || ',' || id as place
      from ${rowsAt('scan', accountId, at)}
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
