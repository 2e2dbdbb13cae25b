import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import { ApiError, invalidField } from '../http/ApiError.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import type { ServiceTools } from '../services.ts';
import { withMinimumDuration } from '../tools/concurrency.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';
import { askForLetter } from './askForLetter.ts';
import type { Activated, RegisterInput } from './contract.ts';
import { oneTimeTokensSql } from './oneTimeTokens.sql.ts';
import { peopleSql } from './people.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import { tokenNotValid } from './tokens.ts';
import { userLimits } from './limits.ts';

/**
 * Minimum duration of a response that must not reveal if an address has an account. Requesting a letter
 * takes a few milliseconds of it; the rest hides them.
 */
const quietMs = 150;

/** Rolls back a registration whose address is taken. */
class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

/** A bounce for an unknown address is trusted for a day: the mailbox may be created later. */
const believedMs = 86_400_000;

type Tools = Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'settings' | 'limits' | 'now' | 'newId'
>;

/** Opens accounts, makes them active and sends the letters that lead back into one. */
export const createRegistration = (tools: Tools) => {
  const { transact, passwords, settings, limits, now, newId, db } = tools;

  /** Opens an account for a person and sends them the activation letter. */
  const register = async (input: RegisterInput, clientAddress: string, origin: Origin) => {
    if (await isEasyToGuess(input.password)) throw invalidField('password', 'password_common');

    // Hashed first, so that a taken address takes as long to answer as a new one.
    const passwordHash = await passwords.hash(input.password);
    const email = input.email.toLowerCase();
    const accountId = newId();
    const id = newId();
    // Also created for a taken address, where it is not valid.
    const firstLogin = newOneTimeSecret();

    try {
      await transact(async (inside) => {
        const person = await peopleSql.insert(inside.db, {
          accountId,
          id,
          email,
          firstName: input.first_name,
          lastName: input.last_name,
          passwordHash,
          language: input.language,
          createdAt: now(),
        });
        if (!person) throw new AddressTaken();
        await securityEventsSql.insert(inside.db, {
          accountId,
          id: newId(),
          personId: id,
          kind: 'registered',
          createdAt: now(),
          origin,
        });
        if (input.first_login) {
          await oneTimeTokensSql.insert(inside.db, person, {
            purpose: 'first_login',
            hash: firstLogin.hash,
            now: now(),
            expiresAt: new Date(now().getTime() + settings.activationTtlSeconds * 1_000),
          });
        }
        await askForLetter({ ...inside, now, newId }, 'sendActivation', person);
      });
    } catch (error) {
      if (!(error instanceof AddressTaken)) throw error;
      if (settings.enumerationPolicy === 'spec') {
        await limits.spend(userLimits.takenAddress, clientAddress);
        throw invalidField('email', 'email_unavailable');
      }
      // The quiet answer is the same; the owner of the address gets the letter that helps.
      await transact(async (inside) => {
        const owner = await peopleSql.findByEmail(inside.db, email);
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

  /** Makes a registered account active, by the token from its letter. */
  const activate = async (secret: string, origin: Origin): Promise<Activated> => {
    const token = await oneTimeTokensSql.findByHash(db, hashOneTimeSecret(secret));
    if (token?.purpose !== 'activation') throw tokenNotValid('Token is invalid');

    const alreadyActive = () => new ApiError('already_active', 'The account is already active.');
    const person = await peopleSql.find(db, token.account_id, token.person_id);
    if (person?.is_active) throw alreadyActive();
    const isInactive = token.expires_at <= now() || person?.deactivated_at;
    if (!person || isInactive) throw new ApiError('link_inactive', 'The link is inactive.');

    await transact(async (inside) => {
      const isActivated = await peopleSql.activate(
        inside.db,
        token.account_id,
        token.person_id,
        now(),
      );
      if (!isActivated) throw alreadyActive();
      await oneTimeTokensSql.useAll(
        inside.db,
        token.account_id,
        token.person_id,
        'activation',
        now(),
      );
      await securityEventsSql.insert(inside.db, {
        accountId: token.account_id,
        id: newId(),
        personId: token.person_id,
        kind: 'activated',
        createdAt: now(),
        origin,
      });
    });
    return { email: person.email };
  };

  /** Sends the activation letter again. The quiet policy answers alike for every address, and as fast. */
  const requestActivationLink = (email: string): Promise<void> => {
    const isQuiet = settings.enumerationPolicy === 'quiet';
    const asked = transact(async (inside) => {
      const person = await peopleSql.findByEmail(inside.db, email);

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
      const refusedAt = await lettersSql.lastRefusal(
        inside.db,
        person.account_id,
        'sendActivation',
      );
      if (!isQuiet && refusedAt && now().getTime() - refusedAt.getTime() < believedMs) {
        throw new ApiError('email_gone', 'This email does not exist anymore!');
      }
      await askForLetter({ ...inside, now, newId }, 'sendActivation', person);
    });
    return isQuiet ? withMinimumDuration(quietMs, asked) : asked;
  };

  /**
   * Sends a password reset letter to an active account's address. For other addresses it does nothing, with
   * the same response after the same time.
   */
  const recover = (email: string, origin: Origin): Promise<void> =>
    withMinimumDuration(
      quietMs,
      transact(async (inside) => {
        const person = await peopleSql.findByEmail(inside.db, email);
        if (!person?.is_active) return;
        const isAsked = await askForLetter({ ...inside, now, newId }, 'sendPasswordReset', person);
        // Asking again and again fills neither the mailbox nor the list of events.
        if (!isAsked) return;
        await securityEventsSql.insert(inside.db, {
          accountId: person.account_id,
          id: newId(),
          personId: person.id,
          kind: 'reset_asked',
          createdAt: now(),
          origin,
        });
      }),
    );

  return { register, activate, requestActivationLink, recover };
};
