import type { Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type ApiKeyRow = Selectable<AccountTables['api_key']>;

/** A key with the state of its person: a key of somebody who cannot log in is not valid. */
export interface ApiKeyWithPerson extends ApiKeyRow {
  is_active: boolean;
}

/** Keys of programs, by their hash. */
export const apiKeysSql = {
  insert: (database: Database, key: Omit<ApiKeyRow, 'used_at'>) =>
    database.insertInto('api_key').values(key).execute(),

  /** Finds a key of any account by its hash. A key cannot be guessed. */
  findByHash: (database: Database, keyHash: string): Promise<ApiKeyWithPerson | undefined> =>
    database
      .selectFrom('api_key')
      .innerJoin('person', (join) =>
        join
          .onRef('person.account_id', '=', 'api_key.account_id')
          .onRef('person.id', '=', 'api_key.person_id'),
      )
      .where('api_key.key_hash', '=', keyHash)
      .selectAll('api_key')
      .select('person.is_active')
      .executeTakeFirst(),

  find: (database: Database, accountId: string, id: string): Promise<ApiKeyRow | undefined> =>
    database
      .selectFrom('api_key')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  /** The keys of an account, the newest first. */
  list: (database: Database, accountId: string): Promise<ApiKeyRow[]> =>
    database
      .selectFrom('api_key')
      .where('account_id', '=', accountId)
      .selectAll()
      .orderBy('id', 'desc')
      .execute(),

  count: async (database: Database, accountId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('api_key')
      .where('account_id', '=', accountId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  updateLastUsed: (database: Database, accountId: string, id: string, at: Date) =>
    database
      .updateTable('api_key')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  /** Deletes a key. Returns it, or undefined if the account has none of that id. */
  remove: (database: Database, accountId: string, id: string): Promise<ApiKeyRow | undefined> =>
    database
      .deleteFrom('api_key')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
};
