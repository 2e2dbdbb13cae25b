import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { isDistributed } from '../database/onShards.ts';
import { emailChangesSql } from './emailChanges.sql.ts';
import { loginEventKinds } from './securityEventsContract.ts';

/** In place of the hash of a password: nobody has one for this login, so that none matches. */
export const noPassword = '';

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

/**
 * Citus locks a table that is copied to all nodes with those that it names: a person's before the account's, as logins do
 * it, or two who register wait for each other.
 */
async function addAccount(database: Database, id: string, at: Date): Promise<void> {
  if (await isDistributed(database)) {
    await database
      .selectFrom('person')
      .select('id')
      .where('account_id', '=', id)
      .forUpdate()
      .execute();
  }
  await database.insertInto('account').values({ id, created_at: at }).execute();
}

const addOwner = (
  database: Database,
  homeId: string,
  { accountId, id, createdAt }: Pick<NewPerson, 'accountId' | 'id' | 'createdAt'>,
) =>
  database
    .insertInto('membership')
    .values({
      account_id: accountId,
      id,
      person_account_id: homeId,
      person_id: id,
      role: 'owner',
      everywhere: true,
      created_at: createdAt,
    })
    .execute();

/** People, each in an account of their own. */
export const peopleSql = {
  /** Adds a person with a new account. Undefined when the address is taken, or kept for who had it before. */
  insert: async (
    database: Database,
    person: NewPerson,
  ): Promise<Pick<Person, 'account_id' | 'id' | 'password_version'> | undefined> => {
    if (await emailChangesSql.findKept(database, person.email, person.createdAt)) return undefined;
    await addAccount(database, person.accountId, person.createdAt);
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
    await addOwner(database, person.accountId, person);
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

  /** Somebody who acts in an account, wherever their login is. */
  findMember: (database: Database, accountId: string, id: string): Promise<Person | undefined> =>
    database
      .selectFrom('membership')
      .innerJoin('person', (join) =>
        join
          .onRef('person.account_id', '=', 'membership.person_account_id')
          .onRef('person.id', '=', 'membership.person_id'),
      )
      .where('membership.account_id', '=', accountId)
      .where('membership.person_id', '=', id)
      .selectAll('person')
      .executeTakeFirst(),

  /** The owner of an account, wherever their login is. */
  findOwner: (database: Database, accountId: string): Promise<Person | undefined> =>
    database
      .selectFrom('membership')
      .innerJoin('person', (join) =>
        join
          .onRef('person.account_id', '=', 'membership.person_account_id')
          .onRef('person.id', '=', 'membership.person_id'),
      )
      .where('membership.account_id', '=', accountId)
      .where('membership.role', '=', 'owner')
      .selectAll('person')
      .executeTakeFirst(),

  /**
   * Moves the login of somebody into a new account of theirs, with all that hangs on it. Sessions that acted in the
   * account before go on acting there: these are returned. Rows that name it follow by their keys; its events are written
   * anew, since a distributed database moves no row to another account.
   */
  moveLogin: async (
    database: Database,
    { from, to, id, at }: { from: string; to: string; id: string; at: Date },
  ): Promise<string[]> => {
    await addAccount(database, to, at);
    await addOwner(database, from, { accountId: to, id, createdAt: at });
    const events = await database
      .deleteFrom('security_event')
      .where('account_id', '=', from)
      .where('person_id', '=', id)
      .where('kind', 'in', [...loginEventKinds])
      .returningAll()
      .execute();
    if (events.length > 0) {
      const moved = events.map(({ counts, api_key, ...event }) => ({
        ...event,
        account_id: to,
        counts: counts && JSON.stringify(counts),
        api_key: api_key && JSON.stringify(api_key),
      }));
      await database.insertInto('security_event').values(moved).execute();
    }
    const sessions = await database
      .updateTable('session')
      .set({ member_account_id: sql`coalesce(member_account_id, ${from})` })
      .where('account_id', '=', from)
      .where('person_id', '=', id)
      .returning(['id', 'ended_at'])
      .execute();
    await database
      .updateTable('person')
      .set({ account_id: to, login_account_id: sql`coalesce(login_account_id, ${from})` })
      .where('account_id', '=', from)
      .where('id', '=', id)
      .execute();
    return sessions.filter((session) => session.ended_at === null).map((session) => session.id);
  },

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
