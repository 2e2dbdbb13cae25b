import type { Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { emailChangesSql } from './emailChanges.sql.ts';

/** A person who can log in. */
export type Person = Selectable<AccountTables['person']>;

interface NewPerson {
  accountId: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: string;
  createdAt: Date;
  isActive?: boolean;
  hasSetup?: boolean;
}

/** People, each in an account of their own. */
export const peopleSql = {
  /** Adds a person with a new account. Undefined when the address is taken, or kept for who had it before. */
  insert: async (
    database: Database,
    person: NewPerson,
  ): Promise<Pick<Person, 'account_id' | 'id' | 'password_version'> | undefined> => {
    if (await emailChangesSql.findKept(database, person.email, person.createdAt)) return undefined;
    await database
      .insertInto('account')
      .values({ id: person.accountId, created_at: person.createdAt })
      .execute();
    const added = await database
      .insertInto('person')
      .values({
        account_id: person.accountId,
        id: person.id,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        password_hash: person.passwordHash,
        language: person.language,
        created_at: person.createdAt,
        is_active: person.isActive ?? false,
        has_setup: person.hasSetup ?? false,
        activated_at: person.isActive ? person.createdAt : null,
      })
      .onConflict((conflict) => conflict.constraint('person_email_key').doNothing())
      .returning(['account_id', 'id', 'password_version'])
      .executeTakeFirst();
    if (!added) return undefined;
    await database
      .insertInto('membership')
      .values({
        account_id: person.accountId,
        id: person.id,
        person_account_id: person.accountId,
        person_id: person.id,
        role: 'owner',
        everywhere: true,
        created_at: person.createdAt,
      })
      .execute();
    return added;
  },

  find: (database: Database, accountId: string, id: string): Promise<Person | undefined> =>
    database
      .selectFrom('person')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  /** Locks a person's password against changes and new sessions until the transaction ends. */
  lock: (database: Database, accountId: string, id: string): Promise<Person | undefined> =>
    database
      .selectFrom('person')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst(),

  /** The person an account belongs to: its first. */
  findOwner: (database: Database, accountId: string): Promise<Person | undefined> =>
    database
      .selectFrom('person')
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .limit(1)
      .selectAll()
      .executeTakeFirst(),

  /** The one who has an address. Login starts here, before any account is known. */
  findByEmail: (database: Database, email: string): Promise<Person | undefined> =>
    database
      .selectFrom('person')
      .where('email', '=', email.toLowerCase())
      .selectAll()
      .executeTakeFirst(),

  /** True if there is no person yet. */
  isEmpty: async (database: Database): Promise<boolean> => {
    const row = await database.selectFrom('person').select('id').limit(1).executeTakeFirst();
    return row === undefined;
  },

  /** Activates a person. Returns false if they are active already, or barred. */
  activate: async (
    database: Database,
    accountId: string,
    id: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('person')
      .set({ is_active: true, activated_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('is_active', '=', false)
      .where('deactivated_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  setPassword: (database: Database, accountId: string, id: string, passwordHash: string) =>
    database
      .updateTable('person')
      .set((column) => ({
        password_hash: passwordHash,
        password_version: column('password_version', '+', 1),
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  update: (
    database: Database,
    accountId: string,
    id: string,
    changes: Partial<Pick<Person, 'first_name' | 'last_name' | 'theme' | 'language' | 'has_setup'>>,
  ): Promise<Person | undefined> =>
    database
      .updateTable('person')
      .set(changes)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
};
