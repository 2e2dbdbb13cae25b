import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type SecondFactorRow = Selectable<AccountTables['second_factor']>;

/** Authenticator apps of people, and the recovery codes that stand in for them. */
export const secondFactorsSql = {
  find: (
    database: Database,
    accountId: string,
    personId: string,
  ): Promise<SecondFactorRow | undefined> =>
    database
      .selectFrom('second_factor')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .selectAll()
      .executeTakeFirst(),

  /** Begins with a new secret. One that is confirmed stays as it is, and false is returned. */
  begin: async (
    database: Database,
    accountId: string,
    personId: string,
    secret: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .insertInto('second_factor')
      .values({ account_id: accountId, person_id: personId, secret, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'person_id'])
          .doUpdateSet({ secret, created_at: at, last_step: 0 })
          .where('second_factor.confirmed_at', 'is', null),
      )
      .returning('person_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  confirm: (database: Database, accountId: string, personId: string, at: Date) =>
    database
      .updateTable('second_factor')
      .set({ confirmed_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .execute(),

  /** Uses a time step up, with all before it. Of concurrent calls in any process, exactly one returns true. */
  useStep: async (
    database: Database,
    accountId: string,
    personId: string,
    step: number,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('last_step', '<', step)
      .returning('person_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes the app and its recovery codes. Returns false where there was none. */
  remove: async (database: Database, accountId: string, personId: string): Promise<boolean> => {
    const row = await database
      .deleteFrom('second_factor')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is not', null)
      .returning('person_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Replaces all recovery codes. */
  setCodes: async (
    database: Database,
    accountId: string,
    personId: string,
    hashes: readonly string[],
  ) => {
    await database
      .deleteFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .execute();
    await database
      .insertInto('recovery_code')
      .values(
        hashes.map((hash) => ({ account_id: accountId, person_id: personId, code_hash: hash })),
      )
      .execute();
  },

  /** Uses a recovery code up. Of concurrent calls in any process, exactly one returns true. */
  useCode: async (
    database: Database,
    accountId: string,
    personId: string,
    hash: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('recovery_code')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('code_hash')
      .executeTakeFirst();
    return row !== undefined;
  },

  countCodes: async (database: Database, accountId: string, personId: string): Promise<number> => {
    const { left } = await database
      .selectFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('used_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('left'))
      .executeTakeFirstOrThrow();
    return left;
  },
};
