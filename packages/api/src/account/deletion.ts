import type { Viewer } from '../apiEnv.ts';
import type { AccountDeletion, AccountDeletionInput } from './dataRightsContract.ts';
import { invalidField } from '../http/refuse.ts';
import type { SecurityEventKind } from './securityEventsContract.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import type { Origin } from './Origin.ts';

type Tools = Pick<
  ServiceTools,
  'people' | 'deletions' | 'transact' | 'passwords' | 'settings' | 'now' | 'newId'
>;

/** Deletes an account after a wait, and takes that back. */
export const createDeletion = ({
  people,
  deletions,
  transact,
  passwords,
  settings,
  now,
  newId,
}: Tools) => {
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
    /** When the account of somebody goes. Null when it stays. */
    find: (accountId: string) => deletions.find(accountId),

    /** Begins the wait, by the password. Asked again, it answers the same day. */
    async ask(
      viewer: Viewer,
      { password }: AccountDeletionInput,
      origin: Origin,
    ): Promise<AccountDeletion> {
      const person = found(await people.find(viewer.accountId, viewer.userId));
      if (!(await passwords.matches(password, person.password_hash))) {
        throw invalidField('password', 'password_wrong');
      }

      const deletesAt = new Date(now().getTime() + settings.deletionGraceSeconds * 1_000);
      const wanted = await transact(async (inside) => {
        if (await inside.deletions.ask(viewer.accountId, now(), deletesAt)) {
          await inside.securityEvents.insert(eventOf('deletion_asked', viewer, origin));
          await askForLetter({ ...inside, now, newId }, 'sendDeletionAsked', person);
        }
        return inside.deletions.find(viewer.accountId);
      });
      return { deletes_at: (wanted ?? deletesAt).toISOString() };
    },

    /** Keeps the account. Where nothing waited, nothing happens. */
    async cancel(viewer: Viewer, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        if (await inside.deletions.cancel(viewer.accountId, now())) {
          await inside.securityEvents.insert(eventOf('deletion_cancelled', viewer, origin));
        }
      });
    },
  };
};
