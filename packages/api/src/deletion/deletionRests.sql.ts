import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../database/connect.ts';
import { hungAt, placedBy } from '../stats/atPlace.sql.ts';
import type { Deleting } from './removals.sql.ts';

/** The unfinished part of a deletion. */
export interface DeletionRest extends Deleting {
  isTakenBack: boolean;
}

/** Changes some rows of a table. Answers whether there may be more. */
const change = async (
  database: Database,
  table: 'feedback' | 'scan',
  accountId: string,
  set: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  size: number,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${set}
      where account_id = ${accountId} and id = any (array(
        select id from ${sql.table(table)}
        where account_id = ${accountId} and ${which} limit ${size}))`.execute(database);
  return numAffectedRows === BigInt(size);
};

/** The answers and scans of a deletion, some at a time: there may be millions. */
export const deletionRestsSql = {
  /** Counts the answers to the codes that a deletion took, and at its locations. */
  async count(database: Database, accountId: string, { id }: Deleting): Promise<number> {
    const { rows } = await sql<{ count: number }>`
        select count(*) as count from feedback
        where account_id = ${accountId} and deleted_at is null and not is_spam
          and (${onCodesOf(accountId, id)} or ${atLocationsOf('feedback', accountId, id)})`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  },

  /**
   * Marks some of what hangs on the codes that a deletion took, and of what other codes brought while they hung
   * at its locations. Answers whether there may be more.
   */
  async mark(
    database: Database,
    accountId: string,
    { id, at }: Deleting,
    size: number,
  ): Promise<boolean> {
    const mark = sql`deleted_at = ${at}, deletion_id = ${id}`;
    const live = (which: RawBuilder<unknown>) => sql`deleted_at is null and ${which}`;
    for (const which of [
      (_table: 'feedback' | 'scan') => onCodesOf(accountId, id),
      (table: 'feedback' | 'scan') => atLocationsOf(table, accountId, id),
    ]) {
      const answers = live(which('feedback'));
      // Spam stands in another index than all other answers.
      const isMore =
        (await change(
          database,
          'feedback',
          accountId,
          mark,
          sql`not is_spam and ${answers}`,
          size,
        )) ||
        (await change(database, 'feedback', accountId, mark, sql`is_spam and ${answers}`, size)) ||
        (await change(database, 'scan', accountId, mark, live(which('scan')), size));
      if (isMore) return true;
    }
    return false;
  },

  /**
   * Takes the marks of a deletion from some of what has them. What hangs on a code, or is of a location, that
   * was deleted by another one goes with that. Answers whether there may be more.
   */
  async unmark(
    database: Database,
    accountId: string,
    { id, at }: Deleting,
    size: number,
  ): Promise<boolean> {
    const asCodeOf = (table: 'feedback' | 'scan') => sql`
        (deleted_at, deletion_id) = (
          select coalesce(code.deleted_at, hung.deleted_at),
            coalesce(code.deletion_id, hung.deletion_id)
          from code left join (
            select place.account_id, place.code_id, place.since, place.until, location.deleted_at,
              location.deletion_id
            from code_place as place join location
              on location.account_id = place.account_id and location.id = place.location_id
          ) as hung on hung.account_id = code.account_id and hung.code_id = code.id
            and ${sql.ref(`${table}.${placedBy[table]}`)} >= hung.since
            and ${sql.ref(`${table}.${placedBy[table]}`)} < hung.until
          where code.account_id = ${accountId} and code.id = ${sql.ref(`${table}.code_id`)}
          for share of code)`;
    const marked = sql`deleted_at = ${at} and deletion_id = ${id}`;
    return (
      (await change(database, 'feedback', accountId, asCodeOf('feedback'), marked, size)) ||
      (await change(database, 'scan', accountId, asCodeOf('scan'), marked, size))
    );
  },

  /** Notes that something is left to do, or that it is to be done the other way round. */
  async begin(
    database: Database,
    accountId: string,
    { id, at, isTakenBack }: DeletionRest,
  ): Promise<void> {
    await sql`
        insert into deletion_rest (account_id, id, deleted_at, is_taken_back)
        values (${accountId}, ${id}, ${at}, ${isTakenBack})
        on conflict (account_id, id) do update set is_taken_back = excluded.is_taken_back`.execute(
      database,
    );
  },

  /** Locks and returns the unfinished part: nobody else continues or reverses it until the transaction ends. */
  async lock(database: Database, accountId: string, id: string): Promise<DeletionRest | undefined> {
    const { rows } = await sql<DeletionRest>`
        select id, deleted_at as at, is_taken_back as "isTakenBack" from deletion_rest
        where account_id = ${accountId} and id = ${id} for update`.execute(database);
    return rows[0];
  },

  async end(database: Database, accountId: string, id: string): Promise<void> {
    await sql`
        delete from deletion_rest where account_id = ${accountId} and id = ${id}`.execute(database);
  },
};

const onCodesOf = (accountId: string, id: string) => sql`
  code_id in (select id from code where account_id = ${accountId} and deletion_id = ${id})`;

const atLocationsOf = (table: 'feedback' | 'scan', accountId: string, id: string) =>
  hungAt(
    table,
    accountId,
    sql`select id from location where account_id = ${accountId} and deletion_id = ${id}`,
  );
