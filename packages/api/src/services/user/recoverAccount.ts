import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/** Sends a password reset letter to an active account's address. For others it does nothing, and says so to nobody. */
export const recoverAccount =
  ({ transact, now, newId }: Tools) =>
  (email: string): Promise<void> =>
    transact(async (inside) => {
      const person = await inside.people.findByEmail(email);
      if (person?.is_active) {
        await askForLetter({ ...inside, now, newId }, 'sendPasswordReset', person);
      }
    });
