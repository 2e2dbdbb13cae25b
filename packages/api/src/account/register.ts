import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import type { RegisterInput } from './accountContract.ts';
import { invalidField } from '../http/refuse.ts';
import { newOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import type { Origin } from './Origin.ts';
import { userLimits } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'transact' | 'passwords' | 'settings' | 'limits' | 'now' | 'newId'>;

/** Undoes the transaction of a registration whose address is taken. */
class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

/** Opens an account for a person and sends them the activation letter. */
export const register =
  ({ transact, passwords, settings, limits, now, newId }: Tools) =>
  async (input: RegisterInput, clientAddress: string, origin: Origin) => {
    if (await isEasyToGuess(input.password)) throw invalidField('password', 'password_common');

    // Hashed first, so that a taken address takes as long to answer as a new one.
    const passwordHash = await passwords.hash(input.password);
    const email = input.email.toLowerCase();
    const accountId = newId();
    const id = newId();
    // Made for a taken address as well, where it opens nothing.
    const firstLogin = newOneTimeSecret();

    try {
      await transact(async (inside) => {
        const isAdded = await inside.people.insert({
          accountId,
          id,
          email,
          firstName: input.first_name,
          lastName: input.last_name,
          passwordHash,
          language: input.language,
          createdAt: now(),
        });
        if (!isAdded) throw new AddressTaken();
        await inside.securityEvents.insert({
          accountId,
          id: newId(),
          personId: id,
          kind: 'registered',
          createdAt: now(),
          origin,
        });
        if (input.first_login) {
          const person = await inside.people.find(accountId, id);
          await inside.oneTimeTokens.insert({
            account_id: accountId,
            token_hash: firstLogin.hash,
            person_id: id,
            purpose: 'first_login',
            password_version: person?.password_version ?? 0,
            created_at: now(),
            expires_at: new Date(now().getTime() + settings.activationTtlSeconds * 1_000),
          });
        }
        await askForLetter({ ...inside, now, newId }, 'sendActivation', {
          account_id: accountId,
          id,
        });
      });
    } catch (error) {
      if (!(error instanceof AddressTaken)) throw error;
      if (settings.enumerationPolicy === 'spec') {
        await limits.spend(userLimits.takenAddress, clientAddress);
        throw invalidField('email', 'email_unavailable');
      }
      // The quiet answer is the same; the owner of the address gets the letter that helps.
      await transact(async (inside) => {
        const owner = await inside.people.findByEmail(email);
        const kind = owner?.is_active ? 'sendPasswordReset' : 'sendActivation';
        if (owner) await askForLetter({ ...inside, now, newId }, kind, owner);
      });
    }

    return {
      id,
      email: input.email,
      is_active: false as const,
      ...(input.first_login && { first_login_token: firstLogin.secret }),
    };
  };
