import { sql, type Insertable, type Selectable } from 'kysely';

import type { AccountTables, Role } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { pushSql } from '../notification/push.sql.ts';
import { announcement } from '../operator/announcement.sql.ts';

export type Session = Selectable<AccountTables['session']>;
export type RefreshToken = Selectable<AccountTables['refresh_token']>;

/** A living session, whether its person may still act, and what they may do in the account it acts in. */
export interface LivingSession extends Session {
  is_active: boolean;
  /** All three are null for somebody who is no colleague there any more. */
  membership_id: string | null;
  role: Role | null;
  everywhere: boolean | null;
  /** Null where nobody else acts in that account. */
  has_others: true | null;
}

interface NewRefreshToken {
  accountId: string;
  id: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Limit of a list of sessions: no one looks through more of their own. */
const mostListed = 200;

/**
 * Logins, and the refresh tokens that came from each. Ending a session is announced, so that every
 * process closes its live streams; its device is notified of nothing any more.
 */
export const sessionsSql = {
  insert: (database: Database, session: Insertable<AccountTables['session']>) =>
    database.insertInto('session').values(session).execute(),

  insertRefreshToken: (database: Database, token: NewRefreshToken) =>
    database
      .insertInto('refresh_token')
      .values({
        account_id: token.accountId,
        id: token.id,
        session_id: token.sessionId,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute(),

  /** The session of a signed token, ended or not. Session ids are unguessable and come signed. */
  find: (database: Database, id: string): Promise<LivingSession | undefined> =>
    database
      .selectFrom('session')
      .innerJoin('person', (join) =>
        join
          .onRef('person.account_id', '=', 'session.account_id')
          .onRef('person.id', '=', 'session.person_id'),
      )
      .leftJoin('membership', (join) =>
        join
          .on('membership.account_id', '=', (builder) =>
            builder.fn.coalesce('session.member_account_id', 'session.account_id'),
          )
          .onRef('membership.person_id', '=', 'session.person_id'),
      )
      .leftJoinLateral(
        (builder) =>
          builder
            .selectFrom('membership as another')
            .where('another.account_id', '=', ({ fn }) =>
              fn.coalesce('session.member_account_id', 'session.account_id'),
            )
            .whereRef('another.person_id', '<>', 'session.person_id')
            .select(sql<true>`true`.as('has_others'))
            .limit(1)
            .as('other'),
        (join) => join.onTrue(),
      )
      .where('session.id', '=', id)
      .selectAll('session')
      .select([
        'person.is_active',
        'membership.id as membership_id',
        'membership.role',
        'membership.everywhere',
        'other.has_others',
      ])
      .executeTakeFirst(),

  findRefreshToken: (
    database: Database,
    accountId: string,
    id: string,
  ): Promise<RefreshToken | undefined> =>
    database
      .selectFrom('refresh_token')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  /**
   * Exchanges a refresh token for its child, in one statement, so that of many who try at once
   * exactly one wins. Answers undefined to the others.
   */
  rotate: async (
    database: Database,
    used: { accountId: string; id: string },
    child: NewRefreshToken,
  ): Promise<{ id: string } | undefined> => {
    const { rows } = await sql<{ id: string }>`
      with won as (
        update refresh_token
        set used_at = ${child.createdAt}, child_id = ${child.id}
        where account_id = ${used.accountId} and id = ${used.id} and used_at is null
          and exists (
            select from session
            where session.account_id = refresh_token.account_id
              and session.id = refresh_token.session_id
              and session.ended_at is null
          )
        returning account_id, session_id
      )
      insert into refresh_token (account_id, id, session_id, created_at, expires_at)
      select account_id, ${child.id}, session_id, ${child.createdAt}, ${child.expiresAt} from won
      returning id
    `.execute(database);
    return rows[0];
  },

  /** Records the last use of a session, and its network. */
  touch: (database: Database, accountId: string, id: string, at: Date, address: string | null) =>
    database
      .updateTable('session')
      .set({ used_at: at, address })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  /** The sessions of a person that have not ended and were used since a moment, the last used first. */
  list: (
    database: Database,
    accountId: string,
    personId: string,
    usedSince: Date,
  ): Promise<Session[]> =>
    database
      .selectFrom('session')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .where('used_at', '>', usedSince)
      .selectAll()
      .orderBy('used_at', 'desc')
      .limit(mostListed)
      .execute(),

  /** Ends a session. Returns false if it had ended already. */
  end: async (database: Database, accountId: string, id: string, at: Date): Promise<boolean> => {
    const row = await database
      .updateTable('session')
      .set({ ended_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['id', 'member_account_id'])
      .executeTakeFirst();
    if (row) {
      await pushSql.removeOfSessions(database, [row.id]);
      await announcement(row.member_account_id ?? accountId, 'sessions').execute(database);
    }
    return row !== undefined;
  },

  /** Ends a session of one person. Returns false if they have none of that id, or it had ended already. */
  endOwn: async (
    database: Database,
    accountId: string,
    personId: string,
    id: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('session')
      .set({ ended_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['id', 'member_account_id'])
      .executeTakeFirst();
    if (row) {
      await pushSql.removeOfSessions(database, [row.id]);
      await announcement(row.member_account_id ?? accountId, 'sessions').execute(database);
    }
    return row !== undefined;
  },

  /** Ends the sessions in which a person acts in an account that is not their own. Returns the ended ones. */
  endOfMember: async (
    database: Database,
    memberAccountId: string,
    personId: string,
    at: Date,
  ): Promise<string[]> => {
    const rows = await database
      .updateTable('session')
      .set({ ended_at: at })
      .where('member_account_id', '=', memberAccountId)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    const ended = rows.map(({ id }) => id);
    await pushSql.removeOfSessions(database, ended);
    await announcement(memberAccountId, 'sessions').execute(database);
    return ended;
  },

  /** Ends every session of a person, except for one to keep. Returns the ended ones. */
  endAll: async (
    database: Database,
    accountId: string,
    personId: string,
    at: Date,
    except?: string,
  ): Promise<string[]> => {
    let ending = database
      .updateTable('session')
      .set({ ended_at: at })
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null);
    if (except !== undefined) ending = ending.where('id', '!=', except);
    const rows = await ending.returning(['id', 'member_account_id']).execute();
    for (const acting of new Set(rows.map((row) => row.member_account_id ?? accountId))) {
      await announcement(acting, 'sessions').execute(database);
    }
    const ended = rows.map(({ id }) => id);
    await pushSql.removeOfSessions(database, ended);
    return ended;
  },
};
