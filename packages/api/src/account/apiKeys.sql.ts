import { type Selectable, sql } from 'kysely';

import { type HeldPlaces, placesOf, removePlaces } from '../colleague/colleagues.sql.ts';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type ApiKeyRow = Selectable<AccountTables['api_key']>;

/** A key with the places that it is bound to. */
export type ApiKeyWithPlaces = ApiKeyRow & HeldPlaces;

/** A key with the owner of its account, for whom it acts: a key of somebody who cannot log in is not valid. */
export interface ApiKeyWithPerson extends ApiKeyRow {
  is_active: boolean;
  owner_id: string;
  /** The account that holds the login of the owner. */
  owner_home_id: string;
}

/** Keys of programs, by their hash. */
export const apiKeysSql = {
  insert: (database: Database, key: Omit<ApiKeyRow, 'used_at'>) =>
    database.insertInto('api_key').values(key).execute(),

  /** Finds a key of any account by its hash. A key cannot be guessed. */
  findByHash: (database: Database, keyHash: string): Promise<ApiKeyWithPerson | undefined> =>
    database
      .selectFrom('api_key')
      .innerJoin('membership', (join) =>
        join
          .onRef('membership.account_id', '=', 'api_key.account_id')
          .on('membership.role', '=', 'owner'),
      )
      .innerJoin('person', (join) =>
        join
          .onRef('person.account_id', '=', 'membership.person_account_id')
          .onRef('person.id', '=', 'membership.person_id'),
      )
      .where('api_key.key_hash', '=', keyHash)
      .selectAll('api_key')
      .select(['person.is_active', 'person.id as owner_id', 'person.account_id as owner_home_id'])
      .executeTakeFirst(),

  async find(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<ApiKeyWithPlaces | undefined> {
    const { rows } = await sql<ApiKeyWithPlaces>`
      select api_key.*, ${placesOf(accountId, 'api_key.id')} from api_key
      where account_id = ${accountId} and id = ${id}`.execute(database);
    return rows[0];
  },

  /** The keys of an account, the newest first. */
  async list(database: Database, accountId: string): Promise<ApiKeyWithPlaces[]> {
    const { rows } = await sql<ApiKeyWithPlaces>`
      select api_key.*, ${placesOf(accountId, 'api_key.id')} from api_key
      where account_id = ${accountId} order by id desc`.execute(database);
    return rows;
  },

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
  async remove(database: Database, accountId: string, id: string): Promise<ApiKeyRow | undefined> {
    await removePlaces(database, accountId, id);
    return database
      .deleteFrom('api_key')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  },
};
