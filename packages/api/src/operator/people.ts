import type { Listed } from './directory.sql.ts';
import { askForLetter } from '../account/askForLetter.ts';
import { note, addSecurityEvent, type OperatorTools } from './OperatorTools.ts';
import { directorySql } from './directory.sql.ts';
import { oidcSql } from '../account/oidc.sql.ts';
import { passkeysSql } from '../account/passkeys.sql.ts';
import { secondFactorsSql } from '../account/secondFactors.sql.ts';
import { sessionsSql } from '../account/sessions.sql.ts';

/** Bars a person, and ends their sessions. Answers how many, or undefined when they were barred. */
export const deactivatePerson = (tools: OperatorTools, person: Listed) =>
  tools.transact(async (inside): Promise<number | undefined> => {
    const { accountId, id } = person;
    if (!(await directorySql.deactivate(inside.db, accountId, id, tools.now()))) return undefined;
    const ended = await sessionsSql.endAll(inside.db, accountId, id, tools.now());
    await addSecurityEvent(tools, inside, person, 'operator_deactivated');
    await note(tools, inside, {
      command: 'users deactivate',
      accountId,
      details: { person: id, sessions: ended.length },
    });
    return ended.length;
  });

/** Lets a person in. Answers false when they were in. */
export const activatePerson = (tools: OperatorTools, person: Listed) =>
  tools.transact(async (inside): Promise<boolean> => {
    const { accountId, id } = person;
    if (!(await directorySql.activate(inside.db, accountId, id, tools.now()))) return false;
    await addSecurityEvent(tools, inside, person, 'operator_activated');
    await note(tools, inside, { command: 'users activate', accountId, details: { person: id } });
    return true;
  });

/** Logs a person out everywhere. Answers how many sessions have ended. */
export const endSessions = (tools: OperatorTools, person: Listed) =>
  tools.transact(async (inside): Promise<number> => {
    const { accountId, id } = person;
    const { length } = await sessionsSql.endAll(inside.db, accountId, id, tools.now());
    if (length === 0) return 0;
    await addSecurityEvent(tools, inside, person, 'operator_ended_sessions');
    await note(tools, inside, {
      command: 'users end-sessions',
      accountId,
      details: { person: id, sessions: length },
    });
    return length;
  });

/**
 * Switches one-time codes off and removes passkeys and linked logins, for somebody who lost their devices and their
 * recovery codes, and logs them out everywhere. Answers how many sessions have ended, or undefined where there were none.
 */
export const endSecondFactor = (tools: OperatorTools, person: Listed) =>
  tools.transact(async (inside): Promise<number | undefined> => {
    const { accountId, id } = person;
    const hadCodes = await secondFactorsSql.remove(inside.db, accountId, id);
    const passkeys = await passkeysSql.removeSince(inside.db, accountId, id);
    const linked = await oidcSql.removeSince(inside.db, accountId, id);
    if (!hadCodes && passkeys + linked === 0) return undefined;
    const { length } = await sessionsSql.endAll(inside.db, accountId, id, tools.now());
    const event = await addSecurityEvent(tools, inside, person, 'operator_second_factor_off');
    await note(tools, inside, {
      command: 'users end-second-factor',
      accountId,
      details: { person: id, sessions: length, passkeys, linked },
    });
    const { now, newId } = tools;
    const asked = { account_id: accountId, id };
    await askForLetter({ ...inside, now, newId }, 'sendSecondFactorChanged', asked, event);
    return length;
  });

/** Sends the letter that a person waits for: to activate, or to set a new password. */
export const resendLetter = (tools: OperatorTools, person: Listed) =>
  tools.transact(async (inside): Promise<'activation' | 'password_reset' | undefined> => {
    const { accountId, id } = person;
    const [job, letter] =
      person.state === 'active'
        ? (['sendPasswordReset', 'password_reset'] as const)
        : (['sendActivation', 'activation'] as const);
    const { now, newId } = tools;
    const asked = { account_id: accountId, id };
    if (!(await askForLetter({ ...inside, now, newId }, job, asked))) return undefined;
    await addSecurityEvent(tools, inside, person, 'operator_sent_letter');
    await note(tools, inside, {
      command: 'users resend',
      accountId,
      details: { person: id, letter },
    });
    return letter;
  });
