import { limits } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { ApiError } from '../http/ApiError.ts';
import { removeFromOutbox } from '../mail/outbox.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import type { ServiceTools } from '../services.ts';
import { runInBatches, turnMs } from '../tools/concurrency.ts';
import { askForLetter } from './askForLetter.ts';
import type { AccountDeletion, AccountDeletionInput } from './contract.ts';
import { deletionsSql } from './deletions.sql.ts';
import { requirePassword } from './passwords.ts';
import { peopleSql } from './people.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { SecurityEventKind } from './securityEventsContract.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'passwords' | 'settings' | 'now' | 'newId'>;

/** Deletes an account after a wait, and takes that back. */
export const createDeletion = ({ db, transact, passwords, settings, now, newId }: Tools) => {
  const eventOf = (kind: SecurityEventKind, viewer: Viewer, origin: Origin) => ({
    accountId: viewer.accountId,
    id: newId(),
    personId: viewer.userId,
    kind,
    createdAt: now(),
    origin,
    sessionId: viewer.sessionId,
  });

  return {
    /** Returns the deletion date of an account, or null if no deletion is pending. */
    find: (accountId: string) => deletionsSql.find(db, accountId),

    /** Begins the wait, by the password. Asked again, it answers the same day. */
    async ask(
      viewer: Viewer,
      { password }: AccountDeletionInput,
      origin: Origin,
    ): Promise<AccountDeletion> {
      const person = await requirePassword({ db, passwords }, viewer, password);
      // Their login goes with the account that it was opened with.
      const owned = await membershipsSql.listOwned(db, person.id);
      if (viewer.accountId === viewer.homeId && owned.length > 1) {
        throw new ApiError(
          'owns_others',
          'This account holds your login, and you own another one. Transfer or delete that one first.',
        );
      }

      const deletesAt = new Date(now().getTime() + settings.deletionGraceSeconds * 1_000);
      const wanted = await transact(async (inside) => {
        if (await deletionsSql.ask(inside.db, viewer.accountId, now(), deletesAt)) {
          await securityEventsSql.insert(inside.db, eventOf('deletion_asked', viewer, origin));
          const asker = { account_id: viewer.accountId, id: person.id };
          await askForLetter({ ...inside, now, newId }, 'sendDeletionAsked', asker);
        }
        return deletionsSql.find(inside.db, viewer.accountId);
      });
      return { deletes_at: (wanted ?? deletesAt).toISOString() };
    },

    /** Cancels a pending deletion. Does nothing if none is pending. */
    async cancel(viewer: Viewer, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        if (await deletionsSql.cancel(inside.db, viewer.accountId, now())) {
          await securityEventsSql.insert(inside.db, eventOf('deletion_cancelled', viewer, origin));
        }
      });
    },
  };
};

type RemindAndPurgeTools = Pick<ServiceTools, 'db' | 'transact' | 'enqueue' | 'now' | 'newId'>;

const dayMs = 86_400_000;

/** A mail server that is down for longer than this is not coming back for one letter. */
const purgeNoticeDays = 7;

/** Reminds accounts before their purge, and starts the purge of those that are due. */
export async function remindAndPurgeDeletedAccounts(tools: RemindAndPurgeTools): Promise<void> {
  const { db, transact, enqueue, now, newId } = tools;
  await transact(async (inside) => {
    const soon = await deletionsSql.takeThoseToRemind(
      inside.db,
      now(),
      limits.deletionReminderDays * dayMs,
    );
    for (const accountId of soon) {
      const person = await peopleSql.findOwner(inside.db, accountId);
      if (!person) continue;
      const asker = { account_id: accountId, id: person.id };
      await askForLetter({ ...inside, now, newId }, 'sendDeletionReminder', asker);
    }
  });

  for (const accountId of await deletionsSql.listDue(db, now())) {
    await enqueue('purgeAccount', { accountId });
  }
  const keptSince = new Date(now().getTime() - purgeNoticeDays * dayMs);
  await deletionsSql.removePurgeNoticesBefore(db, keptSince);
}

type PurgeAccountTools = Pick<ServiceTools, 'db' | 'transact' | 'enqueue' | 'settings' | 'now'>;

/**
 * Purges an account whose deletion date has come: shuts it first, then deletes its rows in small batches
 * with pauses, so that other work is not blocked. Work longer than one turn continues in another job. Does
 * nothing if its owner canceled the deletion.
 */
export async function purgeAccount(tools: PurgeAccountTools, accountId: string): Promise<void> {
  const { db, transact, enqueue, settings, now } = tools;
  if (!(await transact((inside) => deletionsSql.shut(inside.db, accountId, now())))) return;

  const removeBatch = () => deletionsSql.removeBatch(db, accountId);
  const isMore = await runInBatches(removeBatch, { forMs: turnMs });
  if (isMore) return enqueue('purgeAccount', { accountId });
  await removeFromOutbox(settings, await lettersSql.listIds(db, accountId));

  await transact(async (inside) => {
    if (await deletionsSql.removeAccount(inside.db, accountId)) {
      await inside.enqueue('sendAccountDeleted', { farewellId: accountId });
    }
  });
}
