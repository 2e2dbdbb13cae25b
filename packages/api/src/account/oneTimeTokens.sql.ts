import type { Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Person } from './people.sql.ts';
import type { Database } from '../database/connect.ts';

export type OneTimeToken = Selectable<AccountTables['one_time_token']>;

/** Tokens in the links of letters, by their hash. */
export const oneTimeTokensSql = {
  /** Stores the hash of a secret for a person. It ends with their password. */
  insert: (
    database: Database,
    person: Pick<Person, 'account_id' | 'id' | 'password_version'>,
    {
      purpose,
      hash,
      now,
      expiresAt,
      memberAccountId = null,
    }: {
      purpose: OneTimeToken['purpose'];
      hash: string;
      now: Date;
      expiresAt: Date;
      memberAccountId?: string | null;
    },
  ) =>
    database
      .insertInto('one_time_token')
      .values({
        account_id: person.account_id,
        token_hash: hash,
        person_id: person.id,
        purpose,
        password_version: person.password_version,
        created_at: now,
        expires_at: expiresAt,
        member_account_id: memberAccountId,
      })
      .execute(),

  findByHash: (database: Database, tokenHash: string): Promise<OneTimeToken | undefined> =>
    database
      .selectFrom('one_time_token')
      .where('token_hash', '=', tokenHash)
      .selectAll()
      .executeTakeFirst(),

  /** Uses a token up. Of concurrent calls, exactly one returns true. */
  use: async (
    database: Database,
    accountId: string,
    tokenHash: string,
    at: Date,
  ): Promise<boolean> => {
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
  useAll: (
    database: Database,
    accountId: string,
    personId: string,
    purpose: OneTimeToken['purpose'],
    at: Date,
  ) =>
    database
      .updateTable('one_time_token')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute(),
};
