import type { Database } from '../database/connect.ts';

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

  /** Whether a letter still has to go out. */
  isWaiting: async (accountId: string, id: string): Promise<boolean> => {
    const row = await database
      .selectFrom('letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  markSent: (accountId: string, id: string, at: Date) =>
    database
      .updateTable('letter')
      .set({ sent_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),
});
