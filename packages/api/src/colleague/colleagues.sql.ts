import { sql, type Selectable } from 'kysely';

import type { AccountTables, Role } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { runForAccount } from '../database/onShards.ts';
import { idList } from '../database/readPage.ts';
import { announcement } from '../operator/announcement.sql.ts';
import { isId } from '../tools/ids.ts';

export type Membership = Selectable<AccountTables['membership']>;
export type InvitationRow = Selectable<AccountTables['invitation']>;

/** The role of a colleague and their places. */
export interface ColleagueAccess {
  role: Exclude<Role, 'owner'>;
  everywhere: boolean;
  companies: readonly string[];
  locations: readonly string[];
}

export interface HeldPlaces {
  companies: string[];
  locations: string[];
}

export type ColleagueRow = Pick<
  Membership,
  'id' | 'person_id' | 'role' | 'everywhere' | 'created_at'
> &
  HeldPlaces & { first_name: string; last_name: string; email: string };

/** An account that a person may act in. */
export interface OpenableAccountRow {
  id: string;
  role: Role;
  owner_name: string;
  company_name: string | null;
  is_own: boolean;
  /** The end of an offer to own it. Null: there is none. */
  offered_until: Date | null;
  /** Opened with a login that was made for a colleague, and never used. */
  is_unused: boolean;
}

/** The ids of the companies and locations of a holder in an account, as two columns. */
export const placesOf = (accountId: string, holder: string) => sql`
  coalesce((select json_agg(company_id) from access_place
    where account_id = ${accountId} and holder_id = ${sql.ref(holder)} and company_id is not null), '[]') as companies,
  coalesce((select json_agg(location_id) from access_place
    where account_id = ${accountId} and holder_id = ${sql.ref(holder)} and location_id is not null), '[]') as locations`;

/** Takes all companies and locations from a holder. */
export const removePlaces = (database: Database, accountId: string, holder: string) =>
  database
    .deleteFrom('access_place')
    .where('account_id', '=', accountId)
    .where('holder_id', '=', holder)
    .execute();

/** A colleague by their name, for those who pass work on. */
interface TeamRow {
  id: string;
  person_id: string;
  name: string;
  may_read: boolean;
  may_work: boolean;
}

/** True of an answer that came from a place that a membership is bound to. */
const isReached = sql`exists (select from code_place as place
  join location on location.account_id = place.account_id and location.id = place.location_id
  join access_place as chosen on chosen.account_id = place.account_id
    and (chosen.location_id = location.id or chosen.company_id = location.company_id)
  where place.account_id = feedback.account_id and place.code_id = feedback.code_id
    and feedback.occurred_at >= place.since and feedback.occurred_at < place.until
    and chosen.holder_id = membership.id)`;

/** The number of these answers that came from elsewhere. */
const countUnreached = (accountId: string, feedbackIds: readonly string[]) =>
  feedbackIds.length === 0
    ? sql`0`
    : sql`(select count(*) from feedback where feedback.account_id = ${accountId}
        and feedback.id in ${idList(feedbackIds)} and not ${isReached})`;

/** Queries on who may act in an account. */
export const membershipsSql = {
  ofPerson: (
    database: Database,
    accountId: string,
    personId: string,
  ): Promise<Membership | undefined> =>
    database
      .selectFrom('membership')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .selectAll()
      .executeTakeFirst(),

  /** Colleagues of an account, its owner first. */
  async list(database: Database, accountId: string): Promise<ColleagueRow[]> {
    const { rows } = await sql<ColleagueRow>`
      select membership.id, membership.person_id, membership.role, membership.everywhere,
        membership.created_at, person.first_name, person.last_name, person.email,
        ${placesOf(accountId, 'membership.id')}
      from membership join person on person.account_id = membership.person_account_id
        and person.id = membership.person_id
      where membership.account_id = ${accountId}
      order by membership.role <> 'owner', membership.created_at, membership.id`.execute(database);
    return rows;
  },

  /**
   * Colleagues by their names, the owner first, and whether each may work on an answer: no reader, and at its place.
   * A holder of chosen places is told of those who share one with them.
   */
  async listTeam(
    database: Database,
    accountId: string,
    { holder, feedbackId }: { holder?: string | undefined; feedbackId?: string | undefined },
  ): Promise<TeamRow[]> {
    const asked = feedbackId === undefined ? [] : [feedbackId];
    const team = sql<TeamRow>`
      select membership.id, membership.person_id,
        person.first_name || ' ' || person.last_name as name,
        reached.may_read, membership.role <> 'reader' and reached.may_read as may_work
      from membership cross join lateral (select membership.everywhere
          or ${countUnreached(accountId, asked)} = 0 as may_read) as reached
      join person on person.account_id = membership.person_account_id
        and person.id = membership.person_id
      where membership.account_id = ${accountId} and (${holder ?? null}::uuid is null
        or membership.everywhere or membership.id = ${holder ?? null}::uuid
        or exists (select from access_place as theirs
          join location on location.account_id = theirs.account_id
            and (location.id = theirs.location_id or location.company_id = theirs.company_id)
          join access_place as own on own.account_id = location.account_id
            and (own.location_id = location.id or own.company_id = location.company_id)
          where theirs.holder_id = membership.id and own.holder_id = ${holder ?? null}::uuid
            and location.deleted_at is null))
      order by membership.role <> 'owner', membership.created_at, membership.id`;
    return runForAccount(database, accountId, team);
  },

  /**
   * True if a colleague may work on all of these answers: no reader, and at the places of all of them. They stay
   * so until the transaction ends.
   */
  async mayWorkOn(
    database: Database,
    accountId: string,
    id: string,
    feedbackIds: readonly string[],
  ): Promise<boolean> {
    const [found] = await runForAccount(
      database,
      accountId,
      sql<{ everywhere: boolean; unreached: number }>`
        select everywhere, ${countUnreached(accountId, feedbackIds)} as unreached
        from membership where account_id = ${accountId} and id = ${id} and role <> 'reader'
        for share`,
    );
    return found !== undefined && (found.everywhere || found.unreached === 0);
  },

  /** The memberships of those of some people who may read an answer. */
  async listReaders(
    database: Database,
    accountId: string,
    personIds: readonly string[],
    feedbackId: string,
  ): Promise<string[]> {
    const readers = await runForAccount(
      database,
      accountId,
      sql<{ id: string }>`
        select membership.id from membership
        where membership.account_id = ${accountId} and membership.person_id in ${idList(personIds)}
          and (membership.everywhere or ${countUnreached(accountId, [feedbackId])} = 0)
        order by membership.id`,
    );
    return readers.map(({ id }) => id);
  },

  /** Takes from a colleague the answers that they may not work on any more. */
  async unassign(database: Database, accountId: string, id: string): Promise<void> {
    await runForAccount(
      database,
      accountId,
      sql`
        update feedback set assignee_id = null
        where feedback.account_id = ${accountId} and feedback.assignee_id = ${id}
          and not exists (select from membership where membership.account_id = ${accountId}
            and membership.id = ${id} and membership.role <> 'reader'
            and (membership.everywhere or ${isReached}))
        returning 1`,
    );
  },

  async hasOthers(database: Database, accountId: string): Promise<boolean> {
    const { rows } = await sql`
      select from membership where account_id = ${accountId} limit 2`.execute(database);
    return rows.length > 1;
  },

  /** Locks an account against others who add colleagues until the transaction ends, and counts them. */
  async countAll(database: Database, accountId: string): Promise<number> {
    await sql`select from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from membership where account_id = ${accountId})
        + (select count(*) from invitation where account_id = ${accountId}) as count`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  },

  /** True if somebody with an address acts in an account. */
  async hasAddress(database: Database, accountId: string, email: string): Promise<boolean> {
    const { rows } = await sql`
      select from membership join person on person.account_id = membership.person_account_id
        and person.id = membership.person_id
      where membership.account_id = ${accountId} and person.email = ${email}`.execute(database);
    return rows.length > 0;
  },

  /** A colleague who is not the owner. Nobody else changes them until the transaction ends. */
  async lock(database: Database, accountId: string, id: string): Promise<Membership | undefined> {
    if (!isId(id)) return undefined;
    return database
      .selectFrom('membership')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('role', '<>', 'owner')
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
  },

  insert: (
    database: Database,
    {
      accountId,
      id,
      person,
      invitation,
      at,
    }: {
      accountId: string;
      id: string;
      person: { account_id: string; id: string };
      invitation: Pick<InvitationRow, 'role' | 'everywhere' | 'invited_by'>;
      at: Date;
    },
  ) =>
    database
      .insertInto('membership')
      .values({
        account_id: accountId,
        id,
        person_account_id: person.account_id,
        person_id: person.id,
        role: invitation.role,
        everywhere: invitation.everywhere,
        invited_by: invitation.invited_by,
        created_at: at,
      })
      .execute(),

  async update(
    database: Database,
    accountId: string,
    id: string,
    { role, everywhere }: Pick<ColleagueAccess, 'role' | 'everywhere'>,
  ): Promise<void> {
    await database
      .updateTable('membership')
      .set({ role, everywhere })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    // Whoever listens with other places stops.
    await announcement(accountId, 'sessions').execute(database);
  },

  async remove(database: Database, accountId: string, id: string): Promise<void> {
    await removePlaces(database, accountId, id);
    await database
      .updateTable('feedback')
      .set({ assignee_id: null })
      .where('account_id', '=', accountId)
      .where('assignee_id', '=', id)
      .execute();
    await database
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  /** The accounts that a person owns. */
  async listOwned(database: Database, personId: string): Promise<string[]> {
    const rows = await database
      .selectFrom('membership')
      .where('person_id', '=', personId)
      .where('role', '=', 'owner')
      .select('account_id')
      .execute();
    return rows.map((row) => row.account_id);
  },

  /** Makes a colleague the owner. The owner before manages the whole account. */
  async changeOwner(database: Database, accountId: string, id: string): Promise<void> {
    const ofAccount = database.updateTable('membership').where('account_id', '=', accountId);
    await ofAccount
      .where('role', '=', 'owner')
      .set({ role: 'manager', everywhere: true })
      .execute();
    await ofAccount.where('id', '=', id).set({ role: 'owner', everywhere: true }).execute();
    await removePlaces(database, accountId, id);
    // Whoever listens with other places stops.
    await announcement(accountId, 'sessions').execute(database);
  },

  /** The accounts that a person may act in: their own first. One of their own that was never used comes last. */
  async listOfPerson(database: Database, personId: string): Promise<OpenableAccountRow[]> {
    const { rows } = await sql<Omit<OpenableAccountRow, 'company_name'>>`
      select membership.account_id as id, membership.role,
        owner.first_name || ' ' || owner.last_name as owner_name,
        membership.account_id = membership.person_account_id as is_own,
        (select expires_at from ownership_transfer as offer
          where offer.account_id = membership.account_id
            and offer.membership_id = membership.id) as offered_until,
        account.is_unused and membership.account_id = membership.person_account_id as is_unused
      from membership
      join account on account.id = membership.account_id
      join membership as owning on owning.account_id = membership.account_id
        and owning.role = 'owner'
      join person as owner on owner.account_id = owning.person_account_id
        and owner.id = owning.person_id
      where membership.person_id = ${personId}
      order by is_unused, membership.account_id <> membership.person_account_id, membership.created_at`.execute(
      database,
    );
    // Nobody is led into an empty account of theirs that they did not ask for while they have another.
    const open = rows.length > 1 ? rows.filter(({ is_unused: isUnused }) => !isUnused) : rows;
    const companies = await sql<{ account_id: string; name: string }>`
      select distinct on (account_id) account_id, name from company
      where account_id in ${idList(open.map(({ id }) => id))} and deleted_at is null
      order by account_id, created_at, id`.execute(database);
    const names = new Map(companies.rows.map(({ account_id, name }) => [account_id, name]));
    return open.map((row) => ({ ...row, company_name: names.get(row.id) ?? null }));
  },

  setLoginAccount: (database: Database, homeId: string, personId: string, accountId: string) =>
    database
      .updateTable('person')
      .set({ login_account_id: accountId === homeId ? null : accountId })
      .where('account_id', '=', homeId)
      .where('id', '=', personId)
      .execute(),

  /** Marks an account as opened with a login that was made for a colleague. */
  setUnused: (database: Database, accountId: string) =>
    database.updateTable('account').set({ is_unused: true }).where('id', '=', accountId).execute(),

  /** The account that a login opens: the last one, if the person may still act there. */
  async findLoginAccount(
    database: Database,
    person: { account_id: string; id: string; login_account_id: string | null },
  ): Promise<string | null> {
    const accounts = await membershipsSql.listOfPerson(database, person.id);
    const last = person.login_account_id ?? person.account_id;
    const chosen = accounts.find(({ id }) => id === last) ?? accounts[0];
    return chosen === undefined || chosen.id === person.account_id ? null : chosen.id;
  },

  /** The companies and locations of a list that belong to an account and are there. */
  async findPlaces(
    database: Database,
    accountId: string,
    { companies, locations }: Pick<ColleagueAccess, 'companies' | 'locations'>,
  ): Promise<HeldPlaces> {
    const idsIn = async (table: 'company' | 'location', ids: readonly string[]) => {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)}
        where account_id = ${accountId} and deleted_at is null and id in ${idList(ids)}
        for key share`.execute(database);
      return rows.map(({ id }) => id);
    };
    return {
      companies: await idsIn('company', companies),
      locations: await idsIn('location', locations),
    };
  },

  /** Replaces the places of a holder: a membership or an invitation. */
  async setPlaces(
    database: Database,
    accountId: string,
    holder: string,
    { companies, locations }: Pick<ColleagueAccess, 'companies' | 'locations'>,
  ): Promise<void> {
    await removePlaces(database, accountId, holder);
    const rows = [
      ...companies.map((company_id) => ({ company_id, location_id: null })),
      ...locations.map((location_id) => ({ company_id: null, location_id })),
    ];
    if (rows.length === 0) return;
    await database
      .insertInto('access_place')
      .values(rows.map((row) => ({ ...row, account_id: accountId, holder_id: holder })))
      .execute();
  },

  /** Hands the places of an invitation to the colleague who accepted it. */
  movePlaces: (database: Database, accountId: string, from: string, to: string) =>
    database
      .updateTable('access_place')
      .set({ holder_id: to })
      .where('account_id', '=', accountId)
      .where('holder_id', '=', from)
      .execute(),
};

/** Queries on offers of accounts to colleagues. */
export const ownershipSql = {
  find: (database: Database, accountId: string) =>
    database
      .selectFrom('ownership_transfer')
      .where('account_id', '=', accountId)
      .selectAll()
      .executeTakeFirst(),

  /** Adds an offer in place of one that has expired. Returns false while there is another. */
  async insert(
    database: Database,
    row: Selectable<AccountTables['ownership_transfer']>,
  ): Promise<boolean> {
    await database
      .deleteFrom('ownership_transfer')
      .where('account_id', '=', row.account_id)
      .where('expires_at', '<=', row.created_at)
      .execute();
    const added = await database
      .insertInto('ownership_transfer')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Takes an offer to a colleague away. Of many who try at once, one gets it. */
  take: (database: Database, accountId: string, membershipId: string) =>
    database
      .deleteFrom('ownership_transfer')
      .where('account_id', '=', accountId)
      .where('membership_id', '=', membershipId)
      .returningAll()
      .executeTakeFirst(),
};

/** Queries on the times within which answers are to be replied to or resolved. */
export const dueTimesSql = {
  list: (database: Database, accountId: string) =>
    database
      .selectFrom('due_time')
      .where('account_id', '=', accountId)
      .select(['rating_min', 'rating_max', 'hours'])
      .orderBy('rating_min')
      .execute(),

  async replace(
    database: Database,
    accountId: string,
    times: readonly { rating_min: number; rating_max: number; hours: number }[],
  ): Promise<void> {
    await sql`select from account where id = ${accountId} for no key update`.execute(database);
    await database.deleteFrom('due_time').where('account_id', '=', accountId).execute();
    if (times.length === 0) return;
    const rows = times.map((time) => ({ account_id: accountId, ...time }));
    await database.insertInto('due_time').values(rows).execute();
  },
};

/** Queries on invitations that nobody has accepted yet. */
export const invitationsSql = {
  async list(database: Database, accountId: string): Promise<(InvitationRow & HeldPlaces)[]> {
    const { rows } = await sql<InvitationRow & HeldPlaces>`
      select invitation.*, ${placesOf(accountId, 'invitation.id')} from invitation
      where account_id = ${accountId} order by created_at desc, id desc`.execute(database);
    return rows;
  },

  find: async (
    database: Database,
    accountId: string,
    id: string,
  ): Promise<InvitationRow | undefined> =>
    isId(id)
      ? database
          .selectFrom('invitation')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .selectAll()
          .executeTakeFirst()
      : undefined,

  findByHash: (database: Database, hash: string): Promise<InvitationRow | undefined> =>
    database.selectFrom('invitation').where('token_hash', '=', hash).selectAll().executeTakeFirst(),

  /** Adds an invitation. Returns false if the address has one already. */
  async insert(database: Database, row: InvitationRow): Promise<boolean> {
    const added = await database
      .insertInto('invitation')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  setToken: (database: Database, accountId: string, id: string, hash: string) =>
    database
      .updateTable('invitation')
      .set({ token_hash: hash })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  renew: (database: Database, accountId: string, id: string, sentAt: Date, expiresAt: Date) =>
    database
      .updateTable('invitation')
      .set({ sent_at: sentAt, expires_at: expiresAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  /** Takes an invitation away. Of many who try at once, one gets it. Its places stay. */
  take: async (
    database: Database,
    accountId: string,
    id: string,
  ): Promise<InvitationRow | undefined> =>
    isId(id)
      ? database
          .deleteFrom('invitation')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
      : undefined,
};
