import { limits as sizes } from '@hearback/schema/limits';

import { askForLetter } from '../account/askForLetter.ts';
import { deletionsSql } from '../account/deletions.sql.ts';
import { requirePassword } from '../account/passwords.ts';
import { peopleSql, type Person } from '../account/people.sql.ts';
import { askForCode, transactByCode } from '../account/secondFactor.ts';
import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import type { Viewer } from '../apiEnv.ts';
import type { Store } from '../database/store.ts';
import { ApiError, notFound, orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { OwnershipChange } from '../mail/access/invitationLetter.ts';
import type { ServiceTools } from '../services.ts';
import { isId } from '../tools/ids.ts';
import { membershipsSql, ownershipSql } from './colleagues.sql.ts';
import type { OwnershipInput, OwnershipTransfer } from './contract.ts';

interface Tools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

const dayMs = 86_400_000;

/** Offers of one account in a day: each of them writes two letters. */
const offersOfAccount: Limit = { name: 'ownership_offer', points: 5, seconds: 86_400 };

const isClosing = () =>
  new ApiError(
    'deletion_pending',
    'An account that is to be deleted changes no owner. Cancel its deletion first.',
  );

/** Hands an account to a colleague, who accepts it or does not. */
export const createOwnership = (tools: Tools) => {
  const { transact, limits, now, newId, forgetSessions } = tools;

  /** Writes what happened, and tells the owner and the colleague by letter. */
  const tell = async (
    inside: Store,
    kind: OwnershipChange,
    viewer: Pick<Viewer, 'accountId' | 'userId' | 'sessionId'>,
    colleague: Person,
    told: readonly Person[],
    origin: Origin,
  ) => {
    const { accountId, userId: personId, sessionId } = viewer;
    const id = newId();
    await securityEventsSql.insert(inside.db, {
      accountId,
      id,
      personId,
      kind,
      createdAt: now(),
      origin,
      sessionId,
      colleague: colleague.email,
    });
    for (const person of told) {
      const asker = { account_id: accountId, id: person.id };
      await askForLetter({ ...inside, now, newId }, 'sendOwnership', asker, id);
    }
  };

  /** Takes the offer of an account to the caller, or says that there is none. */
  const takeOffer = async (inside: Store, accountId: string, personId: string) => {
    const membership = isId(accountId)
      ? await membershipsSql.ofPerson(inside.db, accountId, personId)
      : undefined;
    if (!membership) throw notFound();
    const offer = await ownershipSql.take(inside.db, accountId, membership.id);
    if (!offer) throw notFound();
    if (offer.expires_at <= now()) {
      throw new ApiError('expired', 'The offer has expired. Ask the owner for another one.');
    }
    return membership;
  };

  return {
    /** Offers the account to a colleague, by the password and, where it is on, a one-time code. */
    async offerOwnership(
      viewer: Viewer,
      { colleague: id, password, code }: OwnershipInput,
      origin: Origin,
    ): Promise<OwnershipTransfer> {
      const { accountId } = viewer;
      const owner = await requirePassword(tools, viewer, password);
      await askForCode(tools, owner, code);
      await limits.spend(offersOfAccount, accountId);
      const expiresAt = new Date(now().getTime() + sizes.invitationDays * dayMs);

      const membershipId = await transactByCode(tools, owner, code, origin, async (inside) => {
        if (await deletionsSql.find(inside.db, accountId)) throw isClosing();
        const membership = orNotFound(await membershipsSql.lock(inside.db, accountId, id));
        const person = orNotFound(
          await peopleSql.findMember(inside.db, accountId, membership.person_id),
        );
        const isOffered = await ownershipSql.insert(inside.db, {
          account_id: accountId,
          membership_id: membership.id,
          created_at: now(),
          expires_at: expiresAt,
        });
        if (!isOffered) {
          throw new ApiError(
            'already_offered',
            'The account is offered to a colleague already. Withdraw that first.',
          );
        }
        await tell(inside, 'ownership_offered', viewer, person, [person, owner], origin);
        return membership.id;
      });
      return { colleague: membershipId, expires_at: expiresAt.toISOString() };
    },

    /** Withdraws the offer, until it is accepted. */
    async withdrawOwnership(viewer: Viewer, origin: Origin): Promise<void> {
      const { accountId } = viewer;
      await transact(async (inside) => {
        const offer = orNotFound(await ownershipSql.find(inside.db, accountId));
        orNotFound(await ownershipSql.take(inside.db, accountId, offer.membership_id));
        const all = await membershipsSql.list(inside.db, accountId);
        const membership = orNotFound(all.find(({ id }) => id === offer.membership_id));
        const person = orNotFound(
          await peopleSql.findMember(inside.db, accountId, membership.person_id),
        );
        // An offer that has expired needs no letter.
        const told = offer.expires_at > now() ? [person] : [];
        await tell(inside, 'ownership_withdrawn', viewer, person, told, origin);
      });
    },

    /** Makes the caller the owner of an account that is offered to them; its owner manages all of it from now on. */
    async acceptOwnership(viewer: Viewer, accountId: string, origin: Origin): Promise<void> {
      const sessions = await transact(async (inside) => {
        const { userId, sessionId } = viewer;
        const membership = await takeOffer(inside, accountId, userId);
        const person = orNotFound(await peopleSql.findMember(inside.db, accountId, userId));
        const before = orNotFound(await peopleSql.findOwner(inside.db, accountId));
        const closing = await Promise.all(
          [accountId, person.account_id].map((each) => deletionsSql.find(inside.db, each)),
        );
        // With their own account their login would go.
        if (closing.some((at) => at !== null)) throw isClosing();

        const moved: string[] = [];
        await membershipsSql.changeOwner(inside.db, accountId, membership.id);
        // A login is in an account of its owner's: else whoever owns the account now could delete it with it.
        if (before.account_id === accountId) {
          const homeId = newId();
          const login = { from: accountId, to: homeId, id: before.id, at: now() };
          moved.push(...(await peopleSql.moveLogin(inside.db, login)));
          await membershipsSql.setUnused(inside.db, homeId);
        }
        const acting = { accountId, userId, sessionId };
        await tell(inside, 'ownership_moved', acting, person, [person, before], origin);
        return moved;
      });
      forgetSessions(sessions);
    },

    /** Declines the offer. */
    async declineOwnership(viewer: Viewer, accountId: string, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        const { userId, sessionId } = viewer;
        await takeOffer(inside, accountId, userId);
        const person = orNotFound(await peopleSql.findMember(inside.db, accountId, userId));
        const owner = await peopleSql.findOwner(inside.db, accountId);
        const acting = { accountId, userId, sessionId };
        const told = owner ? [owner] : [];
        await tell(inside, 'ownership_declined', acting, person, told, origin);
      });
    },
  };
};
