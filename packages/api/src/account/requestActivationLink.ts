import { ApiError } from '../http/ApiError.ts';
import { takeAtLeast } from '../tools/takeAtLeast.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import { quietMs } from './quietMs.ts';

type Tools = Pick<ServiceTools, 'transact' | 'settings' | 'now' | 'newId'>;

/** A mail server that said an address does not exist is believed for a day: somebody may make it. */
const believedMs = 86_400_000;

/** Sends the activation letter again. The quiet policy answers alike for every address, and as fast. */
export const requestActivationLink =
  ({ transact, settings, now, newId }: Tools) =>
  (email: string): Promise<void> => {
    const isQuiet = settings.enumerationPolicy === 'quiet';
    const asked = transact(async (inside) => {
      const person = await inside.people.findByEmail(email);

      if (!person) {
        if (isQuiet) return;
        throw new ApiError('no_account', 'No account was found associated with this email!');
      }
      if (person.is_active || person.deactivated_at) {
        if (isQuiet) return;
        throw new ApiError(
          'invalid_or_active',
          'The email is invalid or this account is already active!',
        );
      }
      const refusedAt = await inside.letters.lastRefusal(person.account_id, 'sendActivation');
      if (!isQuiet && refusedAt && now().getTime() - refusedAt.getTime() < believedMs) {
        throw new ApiError('email_gone', 'This email does not exist anymore!');
      }
      await askForLetter({ ...inside, now, newId }, 'sendActivation', person);
    });
    return isQuiet ? takeAtLeast(quietMs, asked) : asked;
  };
