import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';

/** The key of a rollup cell: its subject, and its day or month. */
export interface CellKey {
  kind: string;
  key: string;
  grain: 'day' | 'month';
  starts: string;
}

/** Days and months, both ends included. An end that is left out is open. */
export interface Buckets {
  grain: 'day' | 'month';
  from?: string | undefined;
  to?: string | undefined;
}

/** The cells to read. Without keys: all of the kind. */
export interface CellScope {
  accountId: string;
  kind: string;
  keys?: readonly string[] | undefined;
  buckets: readonly Buckets[];
}

/** The rows read, and the pending changes that they do not contain. */
export interface Found<Row> {
  rows: Row[];
  /** The id of the pending changes, as a batch of all of them has it. Undefined if there are none. */
  log: string | undefined;
}

/** The tables that hold something for each cell. */
export type CellTable = 'stats_cell' | 'stats_words';

/** The columns that name a cell, for JSON that lists some. */
export const typedKey = sql`kind text, key text, grain text, starts date`;

/** Spelled so that the key of the table finds the rows, for one key as for a thousand. */
const withKeys = (keys: readonly string[] | undefined) => {
  if (!keys) return sql``;
  if (keys.length === 1) return sql`and key = ${keys[0]}`;
  return sql`and key = any(string_to_array(${keys.join(',')}, ','))`;
};

/** Only what starts within some days, if any are named. */
export const startsWithin = ({ from, to }: Omit<Buckets, 'grain'>) => sql`
  ${from === undefined ? sql`` : sql`and starts >= ${from}::date`}
  ${to === undefined ? sql`` : sql`and starts <= ${to}::date`}`;

/** The cells or words of a scope. Months and days are each looked up by themselves. */
export const inScope = (table: CellTable, { accountId, kind, keys, buckets }: CellScope) => {
  const parts = buckets.map(
    ({ grain, ...days }) => sql`
      select * from ${sql.table(table)}
      where account_id = ${accountId} and kind = ${kind} ${withKeys(keys)} and grain = ${grain}
        ${startsWithin(days)}`,
  );
  const none = sql`select * from ${sql.table(table)} where false`;
  return sql`(${parts.length === 0 ? none : sql.join(parts, sql` union all `)}) as found_cell`;
};

/** Reads rows and, in the same statement, the id of the pending changes. */
export async function readWithTail<Row extends object>(
  database: Database,
  accountId: string,
  query: ReturnType<typeof sql>,
): Promise<Found<Row>> {
  const { rows } = await sql<Row & { log: string | null; is_row: boolean | null }>`
    with tail as (
      select encode(sha256(string_agg(id::text, ',' order by id)::bytea), 'base64') as log
      from stats_change where account_id = ${accountId})
    select tail.log, found.* from tail
    left join (select true as is_row, asked.* from (${query}) as asked) as found on true`.execute(
    database,
  );
  return { rows: rows.filter(({ is_row }) => is_row), log: rows[0]?.log ?? undefined };
}

/** The key of the cell that holds what is set aside of the same. */
export const asideKey = (key: string): string => `!${key}`;

/** The condition for the cells of a code at a place, and of its forms there, but not of its other places. */
export const ofPlaceKey = (key: RawBuilder<unknown>) => sql`
  key >= ${key}::text and key < ${key}::text || ';' and key not like ${key}::text || '.%'`;

/** The condition for an account's cells of some kinds and days; with the key of a code at a place, of those. */
export const ofKinds = (
  accountId: string,
  kinds: readonly string[],
  days: Omit<Buckets, 'grain'>,
  key?: string,
) => sql`account_id = ${accountId}
  and kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
  ${startsWithin(days)}
  ${
    key === undefined
      ? sql``
      : sql`and (${ofPlaceKey(sql`${key}`)} or ${ofPlaceKey(sql`${asideKey(key)}`)})`
  }`;

/** The condition that the code whose id a key begins with no longer exists. */
export const ofStrayCode = (accountId: string) => sql`not exists (
  select from code where code.account_id = ${accountId} and code.id = left(ltrim(key, '!'), 36)::uuid)`;

/** Deletes cells, or their words. */
export async function removeCells(
  database: Database,
  table: CellTable,
  accountId: string,
  keys: readonly CellKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from ${sql.table(table)} as held
    using json_to_recordset(${JSON.stringify(keys)}::json) as gone (${typedKey})
    where held.account_id = ${accountId} and held.kind = gone.kind and held.key = gone.key
      and held.grain = gone.grain and held.starts = gone.starts`.execute(database);
}
