import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import type { PasswordResetInput } from './accountContract.ts';
import { invalidField } from '../http/refuse.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import { endPrograms } from './endPrograms.ts';
import { findResetToken } from './findResetToken.ts';
import { forgetGuessing } from './guessing.ts';
import type { Origin } from './Origin.ts';
import { tokenNotValid } from './tokenRefusals.ts';

interface Tools extends Pick<
  ServiceTools,
  'oneTimeTokens' | 'people' | 'transact' | 'passwords' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Sets a new password by the token from a letter, and ends every session of the person. */
export const resetPassword =
  ({ passwords, transact, limits, now, newId, forgetSessions, ...found }: Tools) =>
  async (secret: string, input: PasswordResetInput, origin: Origin): Promise<void> => {
    const { password } = input;
    const { token, person } = await findResetToken({ ...found, now }, secret);
    if (await isEasyToGuess(password)) throw invalidField('password', 'password_common');
    const passwordHash = await passwords.hash(password);

    const ended = await transact(async (inside) => {
      const { account_id, id } = person;
      // Two links used at once take turns.
      await inside.people.lock(account_id, id);
      const isFirst = await inside.oneTimeTokens.use(account_id, token.token_hash, now());
      if (!isFirst) throw tokenNotValid('Token is invalid');

      await inside.oneTimeTokens.useAll(account_id, id, 'reset', now());
      await inside.people.setPassword(account_id, id, passwordHash);
      const at = now();
      const eventId = newId();
      await inside.securityEvents.insert({
        accountId: account_id,
        id: eventId,
        personId: id,
        kind: 'password_reset',
        createdAt: at,
        origin,
      });
      await endPrograms(inside, person, input, at, { origin, newId });
      await askForLetter({ ...inside, now, newId }, 'sendPasswordChanged', person, eventId);
      return inside.sessions.endAll(account_id, id, now());
    });
    forgetSessions(ended);
    await forgetGuessing({ limits }, person.email);
  };
