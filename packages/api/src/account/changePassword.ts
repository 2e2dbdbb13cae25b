import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import type { Viewer } from '../apiEnv.ts';
import type { PasswordChangeInput } from './accountContract.ts';
import { invalidField, notFound } from '../http/refuse.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import { endPrograms } from './endPrograms.ts';
import type { Origin } from './Origin.ts';

interface Tools extends Pick<ServiceTools, 'people' | 'transact' | 'passwords' | 'now' | 'newId'> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Sets a new password by the current one. Every other session of the person ends. */
export const changePassword =
  ({ people, transact, passwords, now, newId, forgetSessions }: Tools) =>
  async (viewer: Viewer, input: PasswordChangeInput, origin: Origin): Promise<void> => {
    const person = await people.find(viewer.accountId, viewer.userId);
    if (!person) throw notFound();

    const isRight = await passwords.matches(input.current_password, person.password_hash);
    if (!isRight) throw invalidField('current_password', 'password_wrong');
    if (await isEasyToGuess(input.new_password))
      throw invalidField('new_password', 'password_common');
    const passwordHash = await passwords.hash(input.new_password);

    const ended = await transact(async (inside) => {
      const { account_id, id } = person;
      const still = await inside.people.lock(account_id, id);
      if (still?.password_version !== person.password_version) {
        throw invalidField('current_password', 'password_wrong');
      }
      await inside.people.setPassword(account_id, id, passwordHash);
      await inside.oneTimeTokens.useAll(account_id, id, 'reset', now());
      const at = now();
      const eventId = newId();
      await inside.securityEvents.insert({
        accountId: account_id,
        id: eventId,
        personId: id,
        kind: 'password_changed',
        createdAt: at,
        origin,
        sessionId: viewer.sessionId,
      });
      const { sessionId } = viewer;
      await endPrograms(inside, person, input, at, { origin, sessionId, newId });
      await askForLetter({ ...inside, now, newId }, 'sendPasswordChanged', person, eventId);
      return inside.sessions.endAll(account_id, id, now(), sessionId);
    });
    forgetSessions(ended);
  };
