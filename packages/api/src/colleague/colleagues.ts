import { limits as sizes } from '@hearback/schema/limits';
import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import { oneTimeTokensSql } from '../account/oneTimeTokens.sql.ts';
import { peopleSql, type Person } from '../account/people.sql.ts';
import { openSession, type LoginTools } from '../account/login.ts';
import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import type { TokenPair } from '../account/sessionContract.ts';
import { sessionsSql } from '../account/sessions.sql.ts';
import type { Viewer } from '../apiEnv.ts';
import type { Store } from '../database/store.ts';
import { ApiError, invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';
import {
  type ColleagueAccess,
  type ColleagueRow,
  dueTimesSql,
  type InvitationRow,
  invitationsSql,
  membershipsSql,
  ownershipSql,
} from './colleagues.sql.ts';
import { createOwnership } from './ownership.ts';
import type {
  AcceptInput,
  Colleague,
  ColleagueInput,
  Colleagues,
  DueTimes,
  Invitation,
  InvitationInput,
  OpenableAccount,
  OpenInvitation,
  Team,
} from './contract.ts';

interface Tools extends LoginTools {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

const dayMs = 86_400_000;

/** Letters to one invited address in a day, over all accounts. */
const lettersToAddress: Limit = { name: 'invitation_letter', points: 3, seconds: 86_400 };

const toColleague = (row: ColleagueRow, viewer: Viewer): Colleague => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  role: row.role,
  everywhere: row.everywhere,
  companies: row.companies,
  locations: row.locations,
  date_joined: row.created_at.toISOString(),
  is_self: row.person_id === viewer.userId,
});

const linkInactive = () => new ApiError('link_inactive', 'The link is inactive.');

/** Everywhere, or at some places that are there; nothing else is access. */
export async function findAccess(
  { db }: Store,
  accountId: string,
  input: ColleagueInput,
): Promise<ColleagueAccess> {
  const { role, everywhere } = input;
  if (everywhere) return { role, everywhere, companies: [], locations: [] };
  const places = await membershipsSql.findPlaces(db, accountId, input);
  const isWhole = (field: 'companies' | 'locations') =>
    places[field].length === new Set(input[field].map((id) => id.toLowerCase())).size;
  if (!isWhole('companies')) throw invalidField('companies', 'not_found');
  if (!isWhole('locations')) throw invalidField('locations', 'not_found');
  if (places.companies.length + places.locations.length === 0) {
    throw invalidField('locations', 'required');
  }
  return { role, everywhere, ...places };
}

/** Invites colleagues to an account, changes what they may do, and lets people choose among their accounts. */
export const createColleagues = (tools: Tools) => {
  const { db, transact, now, newId, limits, passwords, forgetSessions } = tools;

  const toInvitation = (
    row: InvitationRow & Pick<ColleagueAccess, 'companies' | 'locations'>,
  ): Invitation => ({
    id: row.id,
    email: row.email,
    role: row.role,
    everywhere: row.everywhere,
    companies: [...row.companies],
    locations: [...row.locations],
    date_sent: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now(),
  });

  const note = (
    inside: Store,
    viewer: Pick<Viewer, 'accountId' | 'userId'> & { sessionId?: string },
    kind: SecurityEventKind,
    colleague: string,
    origin: Origin,
  ) =>
    securityEventsSql.insert(inside.db, {
      accountId: viewer.accountId,
      id: newId(),
      personId: viewer.userId,
      kind,
      createdAt: now(),
      origin,
      ...(viewer.sessionId !== undefined && { sessionId: viewer.sessionId }),
      colleague,
    });

  const expiry = () => new Date(now().getTime() + sizes.invitationDays * dayMs);

  const askForInvitation = async (inside: Store, accountId: string, invitationId: string) => {
    const letterId = newId();
    await lettersSql.insert(inside.db, {
      accountId,
      id: letterId,
      kind: 'sendInvitation',
      about: invitationId,
      createdAt: now(),
    });
    await inside.enqueue('sendInvitation', { accountId, letterId, invitationId });
  };

  const findOpen = async (token: string): Promise<{ invitation: InvitationRow; owner: Person }> => {
    const invitation = await invitationsSql.findByHash(db, hashOneTimeSecret(token));
    const owner = invitation && (await peopleSql.findOwner(db, invitation.account_id));
    if (!invitation || !owner?.is_active || invitation.expires_at <= now()) throw linkInactive();
    return { invitation, owner };
  };

  const hasLogin = (person: Person | undefined) => person?.is_active === true;

  /** The login of an invited person: the one that they have, or a new one. */
  const findLogin = async (
    inside: Store,
    invitation: InvitationRow,
    input: AcceptInput,
    passwordHash: string | undefined,
    origin: Origin,
  ): Promise<Pick<Person, 'account_id' | 'id'>> => {
    const there = await peopleSql.findByEmail(inside.db, invitation.email);
    // Barred by whoever runs the product.
    if (there?.deactivated_at) throw linkInactive();
    if (there && hasLogin(there)) return there;
    const { first_name: firstName, last_name: lastName } = input;
    if (firstName === undefined) throw invalidField('first_name', 'required');
    if (lastName === undefined) throw invalidField('last_name', 'required');
    if (passwordHash === undefined) throw invalidField('password', 'required');
    // A login is opened on the same terms as by registration.
    if (input.agree_terms !== true) throw invalidField('agree_terms', 'terms_not_agreed');

    if (there) {
      // Somebody registered with this address, who need not be its owner: nothing of theirs stays.
      const { account_id: accountId, id } = there;
      await peopleSql.setPassword(inside.db, accountId, id, passwordHash);
      await peopleSql.update(inside.db, accountId, id, {
        first_name: firstName,
        last_name: lastName,
        language: input.language,
      });
      await peopleSql.activate(inside.db, accountId, id, now());
      for (const purpose of ['activation', 'first_login', 'reset'] as const) {
        await oneTimeTokensSql.useAll(inside.db, accountId, id, purpose, now());
      }
      await membershipsSql.setUnused(inside.db, accountId);
      return there;
    }
    const person = await peopleSql.insert(inside.db, {
      accountId: newId(),
      id: newId(),
      email: invitation.email,
      firstName,
      lastName,
      passwordHash,
      language: input.language,
      createdAt: now(),
      isActive: true,
    });
    // They registered at the same moment: the link still works.
    if (!person) throw linkInactive();
    await membershipsSql.setUnused(inside.db, person.account_id);
    await securityEventsSql.insert(inside.db, {
      accountId: person.account_id,
      id: newId(),
      personId: person.id,
      kind: 'registered',
      createdAt: now(),
      origin,
    });
    return person;
  };

  /** Ends a membership, and the sessions of whoever had it. */
  const endMembership = async (
    viewer: Viewer,
    id: string,
    kind: 'colleague_removed' | 'colleague_left',
    origin: Origin,
  ): Promise<void> => {
    const { accountId } = viewer;
    const ended = await transact(async (inside) => {
      const membership = orNotFound(await membershipsSql.lock(inside.db, accountId, id));
      const { person_account_id: homeId, person_id: personId } = membership;
      const person = await peopleSql.find(inside.db, homeId, personId);
      await membershipsSql.remove(inside.db, accountId, membership.id);
      await note(inside, viewer, kind, person?.email ?? '', origin);
      return sessionsSql.endOfMember(inside.db, accountId, personId, now());
    });
    forgetSessions(ended);
  };

  return {
    ...createOwnership(tools),

    async list(viewer: Viewer): Promise<Colleagues> {
      const [colleagues, invitations, transfer] = await Promise.all([
        membershipsSql.list(db, viewer.accountId),
        invitationsSql.list(db, viewer.accountId),
        ownershipSql.find(db, viewer.accountId),
      ]);
      return {
        colleagues: colleagues.map((row) => toColleague(row, viewer)),
        invitations: invitations.map(toInvitation),
        transfer:
          transfer && transfer.expires_at > now()
            ? {
                colleague: transfer.membership_id,
                expires_at: transfer.expires_at.toISOString(),
              }
            : null,
      };
    },

    /** Invites somebody by a letter to their address. */
    async invite(viewer: Viewer, input: InvitationInput, origin: Origin): Promise<Invitation> {
      const { accountId } = viewer;
      const email = input.email.toLowerCase();
      const row = await transact(async (inside) => {
        if ((await membershipsSql.countAll(inside.db, accountId)) >= sizes.colleaguesMax) {
          throw new ApiError(
            'too_many_colleagues',
            `An account has ${sizes.colleaguesMax} colleagues and invitations at most.`,
          );
        }
        const access = await findAccess(inside, accountId, input);
        const invitation: InvitationRow = {
          account_id: accountId,
          id: newId(),
          email,
          role: access.role,
          everywhere: access.everywhere,
          // The letter makes its own; until then there is no link.
          token_hash: newOneTimeSecret().hash,
          invited_by: viewer.userId,
          created_at: now(),
          sent_at: now(),
          expires_at: expiry(),
        };
        const isColleague = await membershipsSql.hasAddress(inside.db, accountId, email);
        if (isColleague || !(await invitationsSql.insert(inside.db, invitation))) {
          throw new ApiError(
            'already_colleague',
            'This address is a colleague or invited already.',
          );
        }
        await limits.spend(lettersToAddress, email);
        await membershipsSql.setPlaces(inside.db, accountId, invitation.id, access);
        await askForInvitation(inside, accountId, invitation.id);
        await note(inside, viewer, 'colleague_invited', email, origin);
        return { ...invitation, companies: access.companies, locations: access.locations };
      });
      return toInvitation(row);
    },

    /** Sends the letter again, with a new link for another seven days. */
    async resend(viewer: Viewer, id: string): Promise<Invitation> {
      const { accountId } = viewer;
      // Not inside of `transact`: counting has a connection of its own.
      const { email } = orNotFound(await invitationsSql.find(db, accountId, id));
      await limits.spend(lettersToAddress, email);
      await transact(async (inside) => {
        orNotFound(await invitationsSql.find(inside.db, accountId, id));
        await invitationsSql.renew(inside.db, accountId, id, now(), expiry());
        await askForInvitation(inside, accountId, id);
      });
      const all = await invitationsSql.list(db, accountId);
      return toInvitation(orNotFound(all.find((each) => each.id === id.toLowerCase())));
    },

    async revoke(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        const taken = orNotFound(await invitationsSql.take(inside.db, viewer.accountId, id));
        await membershipsSql.setPlaces(inside.db, viewer.accountId, taken.id, {
          companies: [],
          locations: [],
        });
        await note(inside, viewer, 'invitation_revoked', taken.email, origin);
      });
    },

    /** Changes the role and the places of a colleague, from their next request on. */
    async update(viewer: Viewer, id: string, input: ColleagueInput, origin: Origin) {
      const { accountId } = viewer;
      const row = await transact(async (inside) => {
        const { id: membershipId } = orNotFound(
          await membershipsSql.lock(inside.db, accountId, id),
        );
        const access = await findAccess(inside, accountId, input);
        await membershipsSql.update(inside.db, accountId, membershipId, access);
        await membershipsSql.setPlaces(inside.db, accountId, membershipId, access);
        await membershipsSql.unassign(inside.db, accountId, membershipId);
        const all = await membershipsSql.list(inside.db, accountId);
        const changed = orNotFound(all.find((each) => each.id === membershipId));
        await note(inside, viewer, 'colleague_changed', changed.email, origin);
        return changed;
      });
      return toColleague(row, viewer);
    },

    /** The names of colleagues, for those who pass work on to each other; with an answer, who may work on it. */
    async team(viewer: Viewer, feedbackId?: string): Promise<Team> {
      const { accountId, placesOf: holder, userId } = viewer;
      const rows = await membershipsSql.listTeam(db, accountId, { holder, feedbackId });
      return {
        colleagues: rows.map(({ person_id: personId, ...row }) => ({
          ...row,
          login: personId,
          is_self: personId === userId,
        })),
      };
    },

    dueTimes: async (accountId: string): Promise<DueTimes> => ({
      due_times: await dueTimesSql.list(db, accountId),
    }),

    /** Replaces the times of all ratings. What waits is overdue by the new ones from now on. */
    setDueTimes: (accountId: string, { due_times: times }: DueTimes): Promise<DueTimes> =>
      transact(async (inside) => {
        await dueTimesSql.replace(inside.db, accountId, times);
        return { due_times: await dueTimesSql.list(inside.db, accountId) };
      }),

    /** Removes a colleague: their sessions in the account end at once, in every process. */
    remove: (viewer: Viewer, id: string, origin: Origin) =>
      endMembership(viewer, id, 'colleague_removed', origin),

    /** Leaves the account that the caller acts in. Its owner stays. */
    async leave(viewer: Viewer, origin: Origin): Promise<void> {
      const own = await membershipsSql.ofPerson(db, viewer.accountId, viewer.userId);
      await endMembership(viewer, orNotFound(own).id, 'colleague_left', origin);
    },

    /** Says what a link invites to. */
    async check(token: string): Promise<OpenInvitation> {
      const { invitation, owner } = await findOpen(token);
      const person = await peopleSql.findByEmail(db, invitation.email);
      return {
        email: invitation.email,
        sender: `${owner.first_name} ${owner.last_name}`,
        role: invitation.role,
        everywhere: invitation.everywhere,
        has_login: hasLogin(person),
      };
    },

    /** Accepts an invitation, once. The link proves the address. */
    async accept(input: AcceptInput, origin: Origin): Promise<{ email: string }> {
      if (input.password !== undefined && (await isEasyToGuess(input.password))) {
        throw invalidField('password', 'password_common');
      }
      const { invitation } = await findOpen(input.token);
      const passwordHash =
        input.password === undefined ? undefined : await passwords.hash(input.password);
      await transact(async (inside) => {
        const { account_id: accountId, id } = invitation;
        const taken = await invitationsSql.take(inside.db, accountId, id);
        // Used by another request meanwhile, or sent again with another link.
        if (taken?.token_hash !== invitation.token_hash) throw linkInactive();
        const person = await findLogin(inside, taken, input, passwordHash, origin);
        const there = await membershipsSql.ofPerson(inside.db, accountId, person.id);
        if (there) throw linkInactive();
        const membershipId = newId();
        await membershipsSql.insert(inside.db, {
          accountId,
          id: membershipId,
          person,
          invitation: taken,
          at: now(),
        });
        await membershipsSql.movePlaces(inside.db, accountId, id, membershipId);
        await membershipsSql.setLoginAccount(inside.db, person.account_id, person.id, accountId);
        await note(
          inside,
          { accountId, userId: person.id },
          'colleague_joined',
          taken.email,
          origin,
        );
      });
      return { email: invitation.email };
    },

    /** The accounts that the caller may act in. */
    async listAccounts(viewer: Viewer): Promise<OpenableAccount[]> {
      const rows = await membershipsSql.listOfPerson(db, viewer.userId);
      return rows.map((row) => ({
        id: row.id,
        name: row.company_name ?? row.owner_name,
        owner_name: row.owner_name,
        role: row.role,
        is_own: row.is_own,
        offered_until:
          row.offered_until && row.offered_until > now() ? row.offered_until.toISOString() : null,
        is_current: row.id === viewer.accountId,
      }));
    },

    /** Opens another account of the caller: a new session in it takes the place of this one. */
    async openAccount(viewer: Viewer, accountId: string, origin: Origin): Promise<TokenPair> {
      const rows = await membershipsSql.listOfPerson(db, viewer.userId);
      const chosen = orNotFound(rows.find(({ id }) => id === accountId.toLowerCase()));
      const person = orNotFound(await peopleSql.find(db, viewer.homeId, viewer.userId));
      const session = await sessionsSql.find(db, viewer.sessionId);
      if (!session) throw notFound();
      const tokens = await openSession(
        tools,
        person,
        {
          rotate: session.rotates,
          remember: session.remembered,
          memberAccountId: chosen.id === viewer.homeId ? null : chosen.id,
        },
        origin,
        async (inside) => {
          await membershipsSql.setLoginAccount(inside.db, viewer.homeId, person.id, chosen.id);
          await sessionsSql.end(inside.db, viewer.homeId, session.id, now());
        },
      );
      forgetSessions([session.id]);
      return tokens;
    },
  };
};
