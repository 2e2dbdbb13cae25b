import type { Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type OneTimeToken = Selectable<AccountTables['one_time_token']>;

/** Tokens in the links of letters, by their hash. */
export const createOneTimeTokensRepository = (database: Database) => ({
  insert: (token: Omit<OneTimeToken, 'used_at'>) =>
    database.insertInto('one_time_token').values(token).execute(),

  findByHash: (tokenHash: string): Promise<OneTimeToken | undefined> =>
    database
      .selectFrom('one_time_token')
      .where('token_hash', '=', tokenHash)
      .selectAll()
      .executeTakeFirst(),

  /** Uses a token up. Of many who try at once, one is told true. */
  use: async (accountId: string, tokenHash: string, at: Date): Promise<boolean> => {
    const row = await database
      .updateTable('one_time_token')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Uses up whatever else a person was sent for a purpose. */
  useAll: (accountId: string, personId: string, purpose: OneTimeToken['purpose'], at: Date) =>
    database
      .updateTable('one_time_token')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute(),
});
