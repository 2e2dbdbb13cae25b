import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import {
  inScope,
  ofKinds,
  ofStrayCode,
  readWithTail,
  removeCells,
  typedKey,
} from './cellTables.sql.ts';
import { wholeMonths } from '../operator/purgedRanges.sql.ts';
import type { Buckets, CellKey, CellScope, Found } from './cellTables.sql.ts';

/** The words of a day or month as they are kept. */
export interface WordsRow extends CellKey {
  words: Uint8Array;
}

/** Words that were counted already, packed. */
export const statsWordsSql = {
  /** The words of a scope, each day's and month's by themselves. */
  list: (database: Database, scope: CellScope): Promise<Found<{ words: Uint8Array }>> =>
    readWithTail(
      database,
      scope.accountId,
      sql`select words from ${inScope('stats_words', scope)}`,
    ),

  /** Words by their keys, those that are there. */
  async find(database: Database, accountId: string, keys: readonly CellKey[]): Promise<WordsRow[]> {
    if (keys.length === 0) return [];
    const { rows } = await sql<WordsRow>`
      select kind, key, grain, starts, words
      from json_to_recordset(${JSON.stringify(keys)}::json) as asked (${typedKey})
      join stats_words using (kind, key, grain, starts)
      where stats_words.account_id = ${accountId}`.execute(database);
    return rows;
  },

  /** All words of some kinds and days. With the key of a code at a place: theirs, and those of its forms. */
  async all(
    database: Database,
    accountId: string,
    kinds: readonly string[],
    days: Omit<Buckets, 'grain'>,
    key?: string,
  ): Promise<WordsRow[]> {
    const { rows } = await sql<WordsRow>`
      select kind, key, grain, starts, words from stats_words
      where ${ofKinds(accountId, kinds, days, key)}`.execute(database);
    return rows;
  },

  /** The words of codes that are there no more, as far as they can be counted. */
  async stray(database: Database, accountId: string): Promise<WordsRow[]> {
    const { rows } = await sql<WordsRow>`
      select kind, key, grain, starts, words from stats_words
      where account_id = ${accountId} and kind in ('code', 'code_form')
        and starts >= (${wholeMonths}) and ${ofStrayCode(accountId)}`.execute(database);
    return rows;
  },

  /** Writes words, overwriting existing ones. */
  async write(database: Database, accountId: string, rows: readonly WordsRow[]): Promise<void> {
    if (rows.length === 0) return;
    const given = rows.map((row) => ({ ...row, words: Buffer.from(row.words).toString('hex') }));
    await sql`
      insert into stats_words (account_id, kind, key, grain, starts, words)
      select ${accountId}::uuid, kind, key, grain, starts, decode(words, 'hex')
      from json_to_recordset(${JSON.stringify(given)}::json) as given (${typedKey}, words text)
      on conflict (account_id, kind, key, grain, starts)
        do update set words = excluded.words`.execute(database);
  },

  /** Deletes those of which nothing is left. */
  remove: (database: Database, accountId: string, keys: readonly CellKey[]): Promise<void> =>
    removeCells(database, 'stats_words', accountId, keys),
};
