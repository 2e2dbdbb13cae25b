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
export const lettersSql = {
  insert: (database: Database, { accountId, id, kind, about, createdAt }: NewLetter) =>
    database
      .insertInto('letter')
      .values({ account_id: accountId, id, kind, about, created_at: createdAt })
      .execute(),

  /** The number of letters of a kind that were requested since a moment. */
  countSince: async (
    database: Database,
    accountId: string,
    kind: string,
    since: Date,
  ): Promise<number> => {
    const { count } = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('created_at', '>', since)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** The number of letters of a kind that were ever requested about an entity. */
  countAbout: async (
    database: Database,
    accountId: string,
    kind: string,
    about: string,
  ): Promise<number> => {
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
   * True if a letter of a kind has not been written yet. It is not written before the current transaction
   * ends, so that it includes its changes.
   */
  isOneWaiting: async (database: Database, accountId: string, kind: string): Promise<boolean> => {
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

  /** Deletes a letter that was not sent: its job finds nothing to send. */
  cancel: (database: Database, accountId: string, id: string) =>
    database
      .deleteFrom('letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute(),

  /** Every letter that an account was ever sent. */
  listIds: async (database: Database, accountId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  find: (database: Database, accountId: string, id: string): Promise<LetterRow | undefined> =>
    database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  /** The time of the last bounce of a letter of a kind, if the address does not exist. */
  lastRefusal: async (
    database: Database,
    accountId: string,
    kind: string,
  ): Promise<Date | undefined> => {
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

  /** Claims an unsent letter until a moment. Of two concurrent calls, one returns `taken`. */
  take: async (
    database: Database,
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
  keep: (database: Database, accountId: string, id: string, until: Date) =>
    database
      .updateTable('letter')
      .set({ trying_until: until })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('trying_until', 'is not', null)
      .execute(),

  /** Releases a letter that could not be handed to the mail server. */
  putBack: (database: Database, accountId: string, id: string) =>
    database
      .updateTable('letter')
      .set({ trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  markSent: (database: Database, accountId: string, id: string, at: Date) =>
    database
      .updateTable('letter')
      .set({ sent_at: at, trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  markFailed: (database: Database, accountId: string, id: string, at: Date, isRefused: boolean) =>
    database
      .updateTable('letter')
      .set({ failed_at: at, is_refused: isRefused, trying_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),
};
