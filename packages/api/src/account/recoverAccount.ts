import { takeAtLeast } from '../tools/takeAtLeast.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import type { Origin } from './Origin.ts';
import { quietMs } from './quietMs.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/**
 * Sends a password reset letter to an active account's address. For others it does nothing, and
 * says so to nobody, not by its time either.
 */
export const recoverAccount =
  ({ transact, now, newId }: Tools) =>
  (email: string, origin: Origin): Promise<void> =>
    takeAtLeast(
      quietMs,
      transact(async (inside) => {
        const person = await inside.people.findByEmail(email);
        if (!person?.is_active) return;
        const isAsked = await askForLetter({ ...inside, now, newId }, 'sendPasswordReset', person);
        // Asking again and again fills neither the mailbox nor the list of events.
        if (!isAsked) return;
        await inside.securityEvents.insert({
          accountId: person.account_id,
          id: newId(),
          personId: person.id,
          kind: 'reset_asked',
          createdAt: now(),
          origin,
        });
      }),
    );
