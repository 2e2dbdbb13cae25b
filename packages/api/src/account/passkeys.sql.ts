import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { toJsonText } from '../database/toJsonText.ts';
import { isId } from '../tools/ids.ts';

export type PasskeyRow = Selectable<AccountTables['passkey']>;

/** Removes a person's ways to log in from a table, added since a moment or all of them. Returns how many. */
export const removeSince =
  (table: 'passkey' | 'oidc_identity') =>
  async (database: Database, accountId: string, personId: string, since = new Date(0)) => {
    const { numDeletedRows } = await database
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };

/** Passkeys of people, and the challenges that their browsers have to sign. */
export const passkeysSql = {
  list: (database: Database, accountId: string, personId: string): Promise<PasskeyRow[]> =>
    database
      .selectFrom('passkey')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .selectAll()
      .orderBy('id')
      .execute(),

  findByCredential: (database: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
    database
      .selectFrom('passkey')
      .where('credential_id', '=', credentialId)
      .selectAll()
      .executeTakeFirst(),

  /** Adds a passkey. False: some person has it already. */
  insert: async (
    database: Database,
    { transports, ...row }: Omit<PasskeyRow, 'used_at'>,
  ): Promise<boolean> => {
    const added = await database
      .insertInto('passkey')
      .values({ ...row, transports: toJsonText(transports) })
      .onConflict((conflict) => conflict.constraint('passkey_credential_id_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /**
   * Notes a use and how often the authenticator signed by now. Returns false where it was removed meanwhile, or does
   * not count on: then there may be a copy of it.
   */
  use: async (
    database: Database,
    { account_id, id }: Pick<PasskeyRow, 'account_id' | 'id'>,
    counter: number,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('passkey')
      .set({ counter, used_at: at })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  remove: async (
    database: Database,
    accountId: string,
    personId: string,
    id: string,
  ): Promise<boolean> => {
    if (!isId(id)) return false;
    const row = await database
      .deleteFrom('passkey')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes those that were added since a moment; all of them, where there is none. Returns how many. */
  removeSince: removeSince('passkey'),

  addChallenge: async (
    database: Database,
    challenge: { hash: string; personId: string | null; expiresAt: Date },
    now: Date,
  ) => {
    await database.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
    await database
      .insertInto('passkey_challenge')
      .values({
        challenge_hash: challenge.hash,
        person_id: challenge.personId,
        expires_at: challenge.expiresAt,
      })
      .execute();
  },

  /** Uses a challenge up. Of concurrent calls in any process, exactly one returns true. */
  useChallenge: async (
    database: Database,
    { hash, personId }: { hash: string; personId: string | null },
    now: Date,
  ): Promise<boolean> => {
    const row = await database
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', hash)
      .where(sql<boolean>`person_id is not distinct from ${personId}::uuid`)
      .returning('expires_at')
      .executeTakeFirst();
    return row !== undefined && row.expires_at > now;
  },
};
