import { sql, type Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

type LetterRow = Selectable<AccountTables['letter']>;

interface NewLetter {
  accountId: string;
  id: string;
  kind: string;
  about: string;
  createdAt: Date;
}

/** Letters that were asked for, and which of them went out. */
export const createLettersRepository = (database: Database) => ({
  insert: ({ accountId, id, kind, about, createdAt }: NewLetter) =>
    database
      .insertInto('letter')
      .values({ account_id: accountId, id, kind, about, created_at: createdAt })
      .execute(),

  /** How many letters of a kind were asked for since a moment. */
  countSince: async (accountId: string, kind: string, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('created_at', '>', since)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** How many letters of a kind were ever asked for about a thing. */
  countAbout: async (accountId: string, kind: string, about: string): Promise<number> => {
    const { count } = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('about', '=', about)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Whether a letter of a kind has not been written yet. It is not written before the transaction that
   * asks has ended, so that it tells of what that one does.
   */
  isOneWaiting: async (accountId: string, kind: string): Promise<boolean> => {
    const row = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('trying_until', 'is', null)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Forgets a letter that has not gone out: its job finds nothing to send. */
  cancel: (accountId: string, id: string) =>
    database
      .deleteFrom('letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute(),

  /** Every letter that an account was ever sent. */
  listIds: async (accountId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  find: (accountId: string, id: string): Promise<LetterRow | undefined> =>
    database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  /** When the last letter of a kind came back, if it was the address that does not exist. */
  lastRefusal: async (accountId: string, kind: string): Promise<Date | undefined> => {
    const row = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(1)
      .select(['failed_at', 'is_refused'])
      .executeTakeFirst();
    return row?.is_refused ? (row.failed_at ?? undefined) : undefined;
  },

  /**
   * Takes a letter that has not gone out, until a moment. Of two who try at once,
   * one is told `taken`.
   */
  take: async (
    accountId: string,
    id: string,
    now: Date,
    until: Date,
  ): Promise<'mine' | 'taken' | 'done'> => {
    const waiting = (only: 'any' | 'free') =>
      sql<boolean>`account_id = ${accountId} and id = ${id} and sent_at is null and failed_at is null
        and (${only === 'any'} or trying_until is null or trying_until <= ${now})`;
    const mine = await database
      .updateTable('letter')
      .set({ trying_until: until })
      .where(waiting('free'))
      .returning('id')
      .executeTakeFirst();
    if (mine) return 'mine';
    const other = await database
      .selectFrom('letter')
      .where(waiting('any'))
      .select('id')
      .executeTakeFirst();
    return other ? 'taken' : 'done';
  },

  /** Goes on holding a letter that was taken. */
  keep: (accountId: string, id: string, until: Date) =>
    database
      .updateTable('letter')
      .set({ trying_until: until })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('trying_until', 'is not', null)
      .execute(),

  /** Puts a letter back that could not be handed over. */
  putBack: (accountId: string, id: string) =>
    database
      .updateTable('letter')
      .set({ trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  markSent: (accountId: string, id: string, at: Date) =>
    database
      .updateTable('letter')
      .set({ sent_at: at, trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  markFailed: (accountId: string, id: string, at: Date, isRefused: boolean) =>
    database
      .updateTable('letter')
      .set({ failed_at: at, is_refused: isRefused, trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),
});
