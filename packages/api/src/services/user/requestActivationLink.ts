import { ApiError } from '../../errors/ApiError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';

type Tools = Pick<ServiceTools, 'transact' | 'settings' | 'now' | 'newId'>;

/** Sends the activation letter again. The quiet policy answers alike for every address. */
export const requestActivationLink =
  ({ transact, settings, now, newId }: Tools) =>
  (email: string): Promise<void> =>
    transact(async (inside) => {
      const person = await inside.people.findByEmail(email);
      const isQuiet = settings.enumerationPolicy === 'quiet';

      if (!person) {
        if (isQuiet) return;
        throw new ApiError('no_account', 'No account was found associated with this email!');
      }
      if (person.is_active) {
        if (isQuiet) return;
        throw new ApiError(
          'invalid_or_active',
          'The email is invalid or this account is already active!',
        );
      }
      await askForLetter({ ...inside, now, newId }, 'sendActivation', person);
    });
