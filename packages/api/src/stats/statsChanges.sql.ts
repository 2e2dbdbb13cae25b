import { createHash } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { Sentiment } from '../database/WorkspaceTables.ts';
import { tidySteps } from '../operator/tidySteps.sql.ts';

/** Some of the pending changes, the oldest first. */
export interface StatsBatch {
  accountId: string;
  /** The id of the batch: two batches of the same changes have the same. */
  log: string;
  /** The last of them. */
  upTo: number;
  /** The number of changes. */
  changes: number;
  /** The number of answers and scans they are about. */
  size: number;
  /** True if no changes are left beyond them. */
  isWhole: boolean;
  hasAnswers: boolean;
  hasScans: boolean;
  /** True if locations came to another company, or a time zone changed. */
  hasPlaces: boolean;
}

/** An answer that counts from now on (1), or did until now (-1), at the place where its code hung then. */
export interface AnswerFact {
  sign: 1 | -1;
  code_id: string;
  location_id: string;
  form_id: string;
  form_version: number;
  day: string;
  /** Of the week: 0 is Monday at midnight. */
  hour: number;
  rating: number | null;
  comment_length: number;
  /** Empty if words are not requested. */
  comment: string;
  /** The words of an anonymized comment, packed. Empty for one that cannot be read. */
  counted_words: Uint8Array | null;
  name: string;
  language: string;
  /** Milliseconds. */
  response: number | null;
  channel: string;
  /** Null until the comment is judged. */
  sentiment: Sentiment | null;
  /** True if it is set aside: it counts in cells of its own. */
  is_aside: boolean;
}

/** The same of a scan. */
export interface ScanFact {
  sign: 1 | -1;
  code_id: string;
  location_id: string;
  form_id: string;
  day: string;
  is_started: boolean;
}

/** Key of the advisory lock that lets one process at a time fold an account. */
const turn = 0x6865_6173;

/** Limit of log rows that a batch reads. */
const rowsMax = 5_000;

/**
 * The new state of an edited row is searched in all pending edits: of many, a batch is at least this part,
 * so that they are not scanned a hundred times.
 */
const leastShare = 1 / 20;

/** More than that is too much for one transaction. */
const mostEdits = 50_000;

/** Each id in the changes, with the change and the removed row, if any. */
const changedFacts = (kind: string, accountId: string, which: RawBuilder<unknown>) => sql`
  select change.id as change, fact_id, null::jsonb as fact
  from stats_change as change cross join lateral unnest(change.added) as fact_id
  where change.account_id = ${accountId} and change.kind = ${kind} and ${which}
  union all
  select change.id, (fact ->> 'id')::uuid, fact
  from stats_change as change cross join lateral jsonb_array_elements(change.removed) as fact
  where change.account_id = ${accountId} and change.kind = ${kind} and ${which}`;

interface Parts {
  /** The table of the facts, and the condition under which its rows count. */
  table: RawBuilder<unknown>;
  isCounted: RawBuilder<unknown>;
  /** Columns that have the same names in facts and rows. */
  columns: RawBuilder<unknown>;
  /** The same with their types. */
  typed: RawBuilder<unknown>;
  moment: RawBuilder<unknown>;
  /** The columns returned for each fact. */
  select: RawBuilder<unknown>;
}

/**
 * The result of a batch of changes. For each row, the oldest change gives what the cells hold of it: the
 * state it removed, or nothing. Its new state is that of the first change after the batch, or, without one,
 * the row itself. So the result does not depend on how changes are split into batches.
 */
const facts = (
  kind: string,
  { accountId, upTo }: StatsBatch,
  { table, isCounted, columns, typed, moment, select }: Parts,
) => sql`
  with first as materialized (
    select distinct on (fact_id) fact_id, fact
    from (${changedFacts(kind, accountId, sql`change.id <= ${upTo}`)}) as changed order by fact_id, change
  ), later as materialized (
    select distinct on (fact_id) fact_id, fact
    from (${changedFacts(kind, accountId, sql`change.id > ${upTo} and change.is_edit`)}) as changed
    where fact_id in (select fact_id from first) order by fact_id, change
  ), signed as materialized (
    select -1 as sign, was.* from first cross join lateral (
      select ${columns} from jsonb_to_record(first.fact) as was (${typed})) as was
    where first.fact is not null
    union all
    select 1, became.* from later cross join lateral (
      select ${columns} from jsonb_to_record(later.fact) as became (${typed})) as became
    where later.fact is not null
    union all
    select 1, ${columns} from first cross join lateral (
      -- By its key, and by nothing that would lead to another index of a table that just grew.
      select * from ${table} where account_id = ${accountId} and id = first.fact_id offset 0) as row
    where ${isCounted} and not exists (select from later where later.fact_id = first.fact_id)
  ), clock as materialized (
    select place.code_id, place.location_id, place.since, place.until,
      coalesce(folded.timezone, location.timezone) as timezone
    from code_place as place
    left join stats_code as folded on folded.account_id = ${accountId}
      and folded.code_id = place.code_id and folded.location_id = place.location_id
    left join location on location.account_id = ${accountId} and location.id = place.location_id
    where place.account_id = ${accountId} and place.code_id in (select code_id from signed)
  ), placed as (
    select signed.*, clock.location_id, signed.${moment} at time zone clock.timezone as local
    from signed join clock on clock.code_id = signed.code_id
      and signed.${moment} >= clock.since and signed.${moment} < clock.until
    -- A code that came and went without ever being folded: nobody counts what it brought.
    where clock.timezone is not null
  )
  select sign, code_id, location_id, form_id, local::date as day, ${select} from placed`;

/** The columns by which answers are counted, from columns of facts or rows. */
export const answerColumns = (withWords: boolean): RawBuilder<unknown> => sql`
  form_version, rating,
  ((extract(isodow from local) - 1) * 24 + extract(hour from local))::int as hour,
  coalesce(counted_length, length(comment), 0) as comment_length,
  ${
    withWords
      ? sql`coalesce(comment, '') as comment, counted_words, coalesce(name, '') as name,
          coalesce(language, '') as language`
      : sql`'' as comment, null::bytea as counted_words, '' as name, '' as language`
  },
  floor(duration * 1000 + 0.5)::float8 as response, channel, sentiment, coalesce(is_spam, false) as is_aside`;

/** Queries on changes that are pending for the cells of statistics. */
export const statsChangesSql = {
  /** The accounts for which something waits. */
  async listAccounts(database: Database): Promise<string[]> {
    const { rows } = await sql<{ account_id: string }>`
      select distinct account_id from stats_change order by account_id`.execute(database);
    return rows.map(({ account_id }) => account_id);
  },

  /**
   * Returns true if this transaction may fold an account: it then has the lock until it ends. Disables JIT,
   * since compiling its statements would take longer than running them.
   */
  async claim(database: Database, accountId: string): Promise<boolean> {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(${turn}::int, hashtext(${accountId})) as is_mine,
        set_config('jit', 'off', true)`.execute(database);
    return rows[0]?.is_mine ?? false;
  },

  /** The number of pending rows of an account, and a flag for changed locations among them. */
  async backlog(
    database: Database,
    accountId: string,
  ): Promise<{ size: number; hasPlaces: boolean }> {
    const { rows } = await sql<{ size: number; hasPlaces: boolean }>`
      select coalesce(sum(size), 0) as size, coalesce(bool_or(kind = 'place'), false) as "hasPlaces"
      from stats_change where account_id = ${accountId}`.execute(database);
    return rows[0] ?? { size: 0, hasPlaces: false };
  },

  /**
   * The oldest changes, about as many answers and scans together, more where a lot was edited; without
   * a size, all of them.
   * Undefined when nothing waits.
   */
  async pick(
    database: Database,
    accountId: string,
    size?: number,
  ): Promise<StatsBatch | undefined> {
    const { rows } = await sql<{ id: number; size: number; kind: string; is_edit: boolean }>`
      select id, size, kind, is_edit from stats_change where account_id = ${accountId}
      order by id limit ${size === undefined ? null : rowsMax}`.execute(database);
    if (rows.length === 0) return undefined;

    const edits = rows.reduce((sum, row) => sum + (row.is_edit ? row.size : 0), 0);
    const most =
      size === undefined ? Infinity : Math.max(size, Math.min(edits * leastShare, mostEdits));
    const taken: typeof rows = [];
    let sum = 0;
    for (const row of rows) {
      if (sum > 0 && sum + row.size > most) break;
      sum += row.size;
      taken.push(row);
    }
    const has = (kind: string) => taken.some((row) => row.kind === kind);
    return {
      accountId,
      log: createHash('sha256')
        .update(taken.map(({ id }) => id).join())
        .digest('base64'),
      upTo: taken.at(-1)?.id ?? 0,
      changes: taken.length,
      size: sum,
      isWhole: taken.length === rows.length && (size === undefined || rows.length < rowsMax),
      hasAnswers: has('feedback'),
      hasScans: has('scan'),
      hasPlaces: has('place'),
    };
  },

  /** The answers that a batch adds to the counted ones, and removes from them. */
  async answers(database: Database, batch: StatsBatch, withWords: boolean): Promise<AnswerFact[]> {
    const { rows } = await sql<AnswerFact>`${facts('feedback', batch, {
      table: sql`feedback`,
      isCounted: sql`deleted_at is null`,
      columns: sql`id, code_id, form_id, form_version, rating, comment, name, language, duration,
        channel, sentiment, is_spam, occurred_at, counted_length, counted_words`,
      typed: sql`id uuid, code_id uuid, form_id uuid, form_version integer, rating smallint,
        comment text, name text, language text, duration float8, channel text, sentiment text,
        is_spam boolean, occurred_at timestamptz, counted_length integer, counted_words bytea`,
      moment: sql`occurred_at`,
      select: answerColumns(withWords),
    })}`.execute(database);
    return rows;
  },

  /** The same of scans. */
  async scans(database: Database, batch: StatsBatch): Promise<ScanFact[]> {
    const { rows } = await sql<ScanFact>`${facts('scan', batch, {
      table: sql`(select *, started_at is not null as is_started from scan) as scan`,
      isCounted: sql`deleted_at is null and channel <> 'kiosk'`,
      columns: sql`id, code_id, form_id, scanned_at, is_started`,
      typed: sql`id uuid, code_id uuid, form_id uuid, scanned_at timestamptz, is_started boolean`,
      moment: sql`scanned_at`,
      select: sql`is_started`,
    })}`.execute(database);
    return rows;
  },

  /**
   * True if a batch is still pending as it was picked, and no location has changed that it may be about. Only
   * valid if changes are committed one after the other, as on one connection.
   */
  async isUntouched(
    database: Database,
    { accountId, upTo, changes }: StatsBatch,
  ): Promise<boolean> {
    const { rows } = await sql<{ left: number; moved: boolean | null }>`
      select count(*) filter (where id <= ${upTo}) as left, bool_or(kind = 'place') as moved
      from stats_change where account_id = ${accountId}`.execute(database);
    return rows[0]?.left === changes && !rows[0].moved;
  },

  /** Deletes a folded batch. Moves of places are only deleted with everything else. */
  async remove(database: Database, { accountId, upTo, isWhole }: StatsBatch): Promise<void> {
    await sql`
      delete from stats_change where account_id = ${accountId} and id <= ${upTo}
        and ${isWhole ? sql`true` : sql`kind <> 'place'`}`.execute(database);
  },

  /** Records that cells were written: this invalidates cached figures. */
  async noteFold(database: Database, accountId: string): Promise<void> {
    await sql`
      insert into stats_fold (account_id, folds) values (${accountId}, 1)
      on conflict (account_id) do update set folds = stats_fold.folds + 1`.execute(database);
  },

  /** Steps that clean up after folds, a table at a time. */
  tidySteps,
};
