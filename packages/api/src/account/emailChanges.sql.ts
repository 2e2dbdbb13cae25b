import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type EmailChangeRow = Selectable<AccountTables['email_change']>;

interface NewEmailChange {
  accountId: string;
  id: string;
  personId: string;
  sessionId: string;
  oldEmail: string;
  newEmail: string;
  passwordVersion: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Changes of the address that a person logs in with. A row is deleted when its change is taken back. */
export const emailChangesSql = {
  /** Adds a change that waits for its confirmation, in place of one that waited before. */
  insert: async (database: Database, change: NewEmailChange) => {
    await database
      .deleteFrom('email_change')
      .where('account_id', '=', change.accountId)
      .where('person_id', '=', change.personId)
      .where('changed_at', 'is', null)
      .execute();
    await database
      .insertInto('email_change')
      .values({
        account_id: change.accountId,
        id: change.id,
        person_id: change.personId,
        session_id: change.sessionId,
        old_email: change.oldEmail,
        new_email: change.newEmail,
        password_version: change.passwordVersion,
        created_at: change.createdAt,
        expires_at: change.expiresAt,
      })
      .execute();
  },

  find: (database: Database, accountId: string, id: string): Promise<EmailChangeRow | undefined> =>
    database
      .selectFrom('email_change')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  findByHash: (
    database: Database,
    kind: 'confirm_hash' | 'undo_hash',
    hash: string,
  ): Promise<EmailChangeRow | undefined> =>
    database.selectFrom('email_change').where(kind, '=', hash).selectAll().executeTakeFirst(),

  /** Stores the hash of a letter's token. That of a letter before ends. */
  setHash: (
    database: Database,
    accountId: string,
    id: string,
    kind: 'confirm_hash' | 'undo_hash',
    hash: string,
  ) =>
    database
      .updateTable('email_change')
      .set({ [kind]: hash })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  /** Marks a change as made. Of concurrent calls, exactly one returns true. */
  confirm: async (
    database: Database,
    accountId: string,
    id: string,
    at: Date,
    undoUntil: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('email_change')
      .set({ changed_at: at, undo_until: undoUntil })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('changed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes a change that is taken back, with all that came after it. Of concurrent calls, one returns true. */
  takeBack: async (
    database: Database,
    { account_id, id, person_id, created_at }: EmailChangeRow,
  ): Promise<boolean> => {
    const row = await database
      .deleteFrom('email_change')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await database
      .deleteFrom('email_change')
      .where('account_id', '=', account_id)
      .where('person_id', '=', person_id)
      .where('created_at', '>=', created_at)
      .execute();
    return true;
  },

  /** The person an address is kept for, who may still take a change back. */
  findKept: (
    database: Database,
    email: string,
    now: Date,
    exceptPersonId?: string,
  ): Promise<Pick<EmailChangeRow, 'account_id' | 'person_id'> | undefined> => {
    let kept = database
      .selectFrom('email_change')
      .where('old_email', '=', email)
      .where('undo_until', '>', now)
      .select(['account_id', 'person_id']);
    if (exceptPersonId !== undefined) kept = kept.where('person_id', '!=', exceptPersonId);
    return kept.limit(1).executeTakeFirst();
  },

  /** Gives a person another address. False: somebody else has it, or it is kept for somebody else. */
  setEmail: async (
    database: Database,
    accountId: string,
    personId: string,
    email: string,
    now: Date,
  ): Promise<boolean> => {
    if (await emailChangesSql.findKept(database, email, now, personId)) return false;
    // A registration with the address at the same moment ends in a unique violation of one of the two.
    const { rows } = await sql`
      update person set email = ${email}
      where account_id = ${accountId} and id = ${personId}
        and not exists (select from person as other where other.email = ${email} and other.id <> ${personId})
      returning id`.execute(database);
    return rows.length > 0;
  },

  /** Moves alerts of an account from one address to another, where they went to the first. */
  moveAlerts: (database: Database, accountId: string, from: string, to: string) =>
    sql`
      update location set alert_email = ${to}
      where account_id = ${accountId} and lower(alert_email) = ${from}`.execute(database),
};
