import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import {
  inScope,
  ofKinds,
  ofPlaceKey,
  ofStrayCode,
  readWithTail,
  removeCells,
  startsWithin,
  typedKey,
  type Buckets,
  type CellKey,
  type CellScope,
  type Found,
} from './cellTables.sql.ts';
import { wholeMonths, wholeScanDays } from '../operator/purgedRanges.sql.ts';
import type { CodeDay } from './statsCodes.sql.ts';

/** Each number of a cell, by its column. */
export type CellNumbers = Record<(typeof numberColumns)[number], number>;

/** A cell as it is kept. */
export interface CellRow extends CellKey, CellNumbers {
  detail: Uint8Array;
}

/** The columns of a cell that are numbers. */
const numberColumns = [
  'scans',
  'unique_scans',
  'started',
  'submissions',
  'from_scans',
  'r1',
  'r2',
  'r3',
  'r4',
  'r5',
  'r6',
  'r7',
  'r8',
  'r9',
  'r10',
  'positive',
  'neutral',
  'negative',
  'comments',
  'comment_length',
  'response_ms',
  'responses',
  'slow',
] as const;

const numbers = sql.join(numberColumns.map((column) => sql.ref(column)));
const sums = sql.join(
  numberColumns.map((column) => sql`sum(${sql.ref(column)})::float8 as ${sql.ref(column)}`),
);

/** Queries on the stored cells. */
export const statsCellsSql = {
  /** The cells of a scope, each by itself. */
  list: (
    database: Database,
    scope: CellScope,
  ): Promise<Found<CellNumbers & { detail: Uint8Array }>> =>
    readWithTail(
      database,
      scope.accountId,
      sql`select ${numbers}, detail from ${inScope('stats_cell', scope)}`,
    ),

  /** The sums of a scope by key. */
  byKey: (database: Database, scope: CellScope): Promise<Found<CellNumbers & { key: string }>> =>
    readWithTail(
      database,
      scope.accountId,
      sql`select key, ${sums} from ${inScope('stats_cell', scope)} group by key`,
    ),

  /** The sums of a scope by the day or month. */
  byStart: (
    database: Database,
    scope: CellScope,
  ): Promise<Found<CellNumbers & { starts: string }>> =>
    readWithTail(
      database,
      scope.accountId,
      scope.keys?.length === 1
        ? sql`select starts, ${numbers} from ${inScope('stats_cell', scope)}`
        : sql`select starts, ${sums} from ${inScope('stats_cell', scope)} group by starts`,
    ),

  /** The cells of a scope by key and by the day or month. */
  byKeyAndStart: (
    database: Database,
    scope: CellScope,
  ): Promise<Found<CellNumbers & { key: string; starts: string }>> =>
    readWithTail(
      database,
      scope.accountId,
      sql`select key, starts, ${numbers} from ${inScope('stats_cell', scope)}`,
    ),

  /** The first day of a scope. */
  firstDay: (database: Database, scope: CellScope): Promise<Found<{ day: string | null }>> =>
    readWithTail(
      database,
      scope.accountId,
      sql`select min(starts) as day from ${inScope('stats_cell', scope)}`,
    ),

  /** Cells by their keys, those that are there. */
  async find(database: Database, accountId: string, keys: readonly CellKey[]): Promise<CellRow[]> {
    if (keys.length === 0) return [];
    const { rows } = await sql<CellRow>`
      select kind, key, grain, starts, ${numbers}, detail
      from json_to_recordset(${JSON.stringify(keys)}::json) as asked (${typedKey})
      join stats_cell using (kind, key, grain, starts)
      where stats_cell.account_id = ${accountId}`.execute(database);
    return rows;
  },

  /** Every cell of some kinds and days. With the key of a code at a place: theirs, and those of its forms. */
  async all(
    database: Database,
    accountId: string,
    kinds: readonly string[],
    days: Omit<Buckets, 'grain'>,
    key?: string,
  ): Promise<CellRow[]> {
    const { rows } = await sql<CellRow>`
      select kind, key, grain, starts, ${numbers}, detail from stats_cell
      where ${ofKinds(accountId, kinds, days, key)}`.execute(database);
    return rows;
  },

  /** The cells of codes that are there no more, as far as they can be counted. */
  async stray(database: Database, accountId: string): Promise<CellRow[]> {
    const { rows } = await sql<CellRow>`
      select kind, key, grain, starts, ${numbers}, detail from stats_cell
      where account_id = ${accountId} and kind in ('code', 'code_form', 'code_form_version')
        and starts >= (${wholeMonths}) and ${ofStrayCode(accountId)}`.execute(database);
    return rows;
  },

  /** Deletes all counts of an account that can be recounted, its words and codes too. */
  async clear(database: Database, accountId: string): Promise<void> {
    for (const table of ['stats_cell', 'stats_words']) {
      await sql`
        delete from ${sql.table(table)}
        where account_id = ${accountId} and starts >= (${wholeMonths})`.execute(database);
    }
    for (const table of ['stats_code', 'stats_change']) {
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(database);
    }
  },

  /** Writes cells, overwriting existing ones. */
  async write(database: Database, accountId: string, cells: readonly CellRow[]): Promise<void> {
    if (cells.length === 0) return;
    const given = cells.map((cell) => ({
      ...cell,
      detail: Buffer.from(cell.detail).toString('hex'),
    }));
    const typed = sql.join(numberColumns.map((column) => sql`${sql.ref(column)} bigint`));
    const over = sql.join(
      [...numberColumns, 'detail'].map(
        (column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`,
      ),
    );
    await sql`
      insert into stats_cell (account_id, kind, key, grain, starts, ${numbers}, detail)
      select ${accountId}::uuid, kind, key, grain, starts, ${numbers}, decode(detail, 'hex')
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given (${typedKey}, ${typed}, detail text)
      on conflict (account_id, kind, key, grain, starts) do update set ${over}`.execute(database);
  },

  /** Deletes cells in which nothing is left. */
  remove: (database: Database, accountId: string, keys: readonly CellKey[]): Promise<void> =>
    removeCells(database, 'stats_cell', accountId, keys),

  /** The distinct visitors that cells hold for days of codes at places, with any form and with each. */
  async visitors(
    database: Database,
    accountId: string,
    days: readonly CodeDay[],
  ): Promise<{ key: string; day: string; visitors: number }[]> {
    if (days.length === 0) return [];
    const { rows } = await sql<{ key: string; day: string; visitors: number }>`
      select key, starts as day, unique_scans as visitors
      from json_to_recordset(${JSON.stringify(
        days.map(({ key, day }) => ({ place: key, day })),
      )}::json) as asked (place text, day date)
      cross join lateral (
        select key, starts, unique_scans from stats_cell
        where account_id = ${accountId} and kind in ('code', 'code_form') and grain = 'day'
          and starts = asked.day and starts >= (${wholeScanDays}) and ${ofPlaceKey(sql`asked.place`)}
          and unique_scans <> 0
      ) as cell`.execute(database);
    return rows;
  },

  /** The same for all of some days of a code at a place. */
  async visitorsOfCode(
    database: Database,
    accountId: string,
    place: string,
    days: Omit<Buckets, 'grain'>,
  ): Promise<{ key: string; day: string; visitors: number }[]> {
    const { rows } = await sql<{ key: string; day: string; visitors: number }>`
      select key, starts as day, unique_scans as visitors from stats_cell
      where account_id = ${accountId} and kind in ('code', 'code_form') and grain = 'day'
        and ${ofPlaceKey(sql`${place}`)} and unique_scans <> 0
        and starts >= (${wholeScanDays}) ${startsWithin(days)}`.execute(database);
    return rows;
  },
};
