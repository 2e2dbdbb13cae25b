import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { emailChangesSql } from './emailChanges.sql.ts';
import { loginEventKinds } from './securityEventsContract.ts';

/** Tables of what is a login's, by account and person, besides sessions and events. */
const ofLogin = [
  'one_time_token',
  'second_factor',
  'recovery_code',
  'passkey',
  'oidc_identity',
  'email_change',
];

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

const addAccount = (database: Database, id: string, at: Date) =>
  database.insertInto('account').values({ id, created_at: at }).execute();

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
   * account before go on acting there: these are returned. One statement, since the rows name each other.
   */
  moveLogin: async (
    database: Database,
    { from, to, id, at }: { from: string; to: string; id: string; at: Date },
  ): Promise<string[]> => {
    await addAccount(database, to, at);
    await addOwner(database, from, { accountId: to, id, createdAt: at });
    const { rows } = await sql<{ id: string }>`
      with login as (
        update person set account_id = ${to},
          login_account_id = coalesce(login_account_id, ${from})
        where account_id = ${from} and id = ${id}
      ), sessions as (
        update session set account_id = ${to},
          member_account_id = coalesce(member_account_id, ${from})
        where account_id = ${from} and person_id = ${id}
      ), tokens as (
        update refresh_token set account_id = ${to}
        where account_id = ${from} and session_id in (
          select id from session where account_id = ${from} and person_id = ${id})
      ), ${sql.join(
        ofLogin.map(
          (table) => sql`${sql.id(`moved_${table}`)} as (
            update ${sql.table(table)} set account_id = ${to}
            where account_id = ${from} and person_id = ${id})`,
        ),
      )}, events as (
        update security_event set account_id = ${to}
        where account_id = ${from} and person_id = ${id} and kind in (${sql.join([...loginEventKinds])})
      ), memberships as (
        update membership set person_account_id = ${to}
        where person_account_id = ${from} and person_id = ${id}
      )
      select id from session
      where account_id = ${from} and person_id = ${id} and ended_at is null`.execute(database);
    return rows.map((row) => row.id);
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
