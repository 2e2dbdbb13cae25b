import { limits as sizes } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import { isUniqueViolation } from '../database/databaseErrors.ts';
import type { Store } from '../database/store.ts';
import { ApiError, invalidField } from '../http/ApiError.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import type { ServiceTools } from '../services.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';
import { askForLetter } from './askForLetter.ts';
import type { EmailChangeInput } from './contract.ts';
import { type EmailChangeRow, emailChangesSql } from './emailChanges.sql.ts';
import { forgetGuessing, userLimits } from './limits.ts';
import { oneTimeTokensSql } from './oneTimeTokens.sql.ts';
import { oidcSql } from './oidc.sql.ts';
import { passkeysSql } from './passkeys.sql.ts';
import { requirePassword } from './passwords.ts';
import { peopleSql, type Person } from './people.sql.ts';
import { askForCode, transactByCode } from './secondFactor.ts';
import { secondFactorsSql } from './secondFactors.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { SecurityEventKind } from './securityEventsContract.ts';
import { sessionsSql } from './sessions.sql.ts';
import { tokenNotValid } from './tokens.ts';

/** The time to open the link in the letter to the new address. */
const confirmMs = sizes.emailChangeLinkHours * 3_600_000;

/** The time to take a change back by the letter to the old address. */
const undoMs = sizes.emailUndoDays * 86_400_000;

const linkInactive = () => new ApiError('link_inactive', 'The link is inactive.');

/** Rolls back a change to an address that somebody else has by now. */
class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

interface EmailChangeTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'settings' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Changes the address that a person logs in with, and takes such a change back. */
export const createEmailChange = (tools: EmailChangeTools) => {
  const { db, transact, passwords, settings, limits, now, newId, forgetSessions } = tools;

  const note = (
    inside: Store,
    { account_id, person_id }: Pick<EmailChangeRow, 'account_id' | 'person_id'>,
    kind: SecurityEventKind,
    origin: Origin,
    sessionId?: string,
  ) =>
    securityEventsSql.insert(inside.db, {
      accountId: account_id,
      id: newId(),
      personId: person_id,
      kind,
      createdAt: now(),
      origin,
      ...(sessionId !== undefined && { sessionId }),
    });

  /** Gives the person of a change an address, and what goes to the one before goes there from now on. */
  const move = async (inside: Store, person: Person, email: string) => {
    const { account_id: accountId, id } = person;
    if (!(await emailChangesSql.setEmail(inside.db, accountId, id, email, now()))) {
      throw new EmailTaken();
    }
    await emailChangesSql.moveAlerts(inside.db, accountId, person.email, email);
    await notificationsSql.endFailuresElsewhere(inside.db, accountId, now());
    // Links in letters to the address before open nothing any more.
    for (const purpose of ['first_login', 'reset'] as const) {
      await oneTimeTokensSql.useAll(inside.db, accountId, id, purpose, now());
    }
  };

  /** Runs `work` in a transaction; an address that was taken meanwhile makes the link useless. */
  const transactMove = async <Result>(work: (inside: Store) => Promise<Result>) => {
    try {
      return await transact(work);
    } catch (error) {
      if (error instanceof EmailTaken || isUniqueViolation(error)) throw linkInactive();
      throw error;
    }
  };

  return {
    /**
     * Asks for a change, by the password and a code where codes are on. Nothing is looked up here: the letter says
     * whether the address has an account already, to whoever reads its mail and to nobody else.
     */
    async request(viewer: Viewer, input: EmailChangeInput, origin: Origin): Promise<void> {
      const person = await requirePassword(tools, viewer, input.password);
      const email = input.email.toLowerCase();
      if (email === person.email) throw invalidField('email', 'email_same');
      await limits.spend(userLimits.emailChange, person.id);

      const code = input.code ?? undefined;
      await askForCode(tools, person, code);
      await transactByCode(tools, person, code, origin, async (inside, still) => {
        if (still?.password_version !== person.password_version || still.email !== person.email) {
          throw invalidField('password', 'password_wrong');
        }
        const id = newId();
        await emailChangesSql.insert(inside.db, {
          accountId: person.account_id,
          id,
          personId: person.id,
          sessionId: viewer.sessionId,
          oldEmail: person.email,
          newEmail: email,
          passwordVersion: person.password_version,
          createdAt: now(),
          expiresAt: new Date(now().getTime() + confirmMs),
        });
        const { account_id, id: person_id } = person;
        await note(
          inside,
          { account_id, person_id },
          'email_change_asked',
          origin,
          viewer.sessionId,
        );
        const asked = { ...inside, now, newId };
        await askForLetter(asked, 'sendEmailConfirmation', person, id);
        await askForLetter(asked, 'sendEmailChangeAsked', person, id);
      });
    },

    /** Makes a change by the token from the letter to the new address. Other sessions than the one that asked end. */
    async confirm(secret: string, origin: Origin): Promise<{ email: string }> {
      const change = await emailChangesSql.findByHash(
        db,
        'confirm_hash',
        hashOneTimeSecret(secret),
      );
      if (!change || change.changed_at) throw tokenNotValid('Token is invalid');
      if (change.expires_at <= now()) throw linkInactive();
      const { account_id: accountId, id, person_id: personId } = change;

      const ended = await transactMove(async (inside) => {
        const person = await peopleSql.lock(inside.db, accountId, personId);
        const isSame =
          person?.is_active &&
          person.email === change.old_email &&
          person.password_version === change.password_version;
        if (!isSame) throw tokenNotValid('Token is invalid');
        const undoUntil = new Date(now().getTime() + undoMs);
        if (!(await emailChangesSql.confirm(inside.db, accountId, id, now(), undoUntil))) {
          throw tokenNotValid('Token is invalid');
        }
        await move(inside, person, change.new_email);
        await note(inside, change, 'email_changed', origin);
        await askForLetter({ ...inside, now, newId }, 'sendEmailChanged', person, id);
        return sessionsSql.endAll(inside.db, accountId, personId, now(), change.session_id);
      });
      forgetSessions(ended);
      return { email: change.new_email };
    },

    /**
     * Takes a change back by the token from the letter to the old address. Whoever made it may know the password, so
     * that opens nothing any more, every session ends, and the answer has the token to set a new one with.
     */
    async undo(secret: string, origin: Origin): Promise<{ email: string; reset_token: string }> {
      const change = await emailChangesSql.findByHash(db, 'undo_hash', hashOneTimeSecret(secret));
      if (!change?.undo_until) throw tokenNotValid('Token is invalid');
      if (change.undo_until <= now()) throw linkInactive();
      const { account_id: accountId, person_id: personId, old_email: email } = change;
      const unknownPassword = await passwords.hash(newOneTimeSecret().secret);
      const reset = newOneTimeSecret();

      const ended = await transactMove(async (inside) => {
        const person = await peopleSql.lock(inside.db, accountId, personId);
        if (!person?.is_active || !(await emailChangesSql.takeBack(inside.db, change))) {
          throw tokenNotValid('Token is invalid');
        }
        await move(inside, person, email);
        await peopleSql.setPassword(inside.db, accountId, personId, unknownPassword);
        // Codes, passkeys and logins of a provider that are there since are of whoever asked for the change.
        const factor = await secondFactorsSql.find(inside.db, accountId, personId);
        if (factor && factor.created_at >= change.created_at) {
          const wasOn = await secondFactorsSql.remove(inside.db, accountId, personId);
          if (wasOn) await note(inside, change, 'second_factor_off', origin);
        }
        const since = change.created_at;
        const passkeys = await passkeysSql.removeSince(inside.db, accountId, personId, since);
        if (passkeys > 0) await note(inside, change, 'passkey_removed', origin);
        const linked = await oidcSql.removeSince(inside.db, accountId, personId, since);
        if (linked > 0) await note(inside, change, 'oidc_unlinked', origin);
        await oneTimeTokensSql.insert(
          inside.db,
          { ...person, password_version: person.password_version + 1 },
          {
            purpose: 'reset',
            hash: reset.hash,
            now: now(),
            expiresAt: new Date(now().getTime() + settings.resetTtlSeconds * 1_000),
          },
        );
        await note(inside, change, 'email_change_undone', origin);
        return sessionsSql.endAll(inside.db, accountId, personId, now());
      });
      forgetSessions(ended);
      await forgetGuessing({ limits }, email);
      return { email, reset_token: reset.secret };
    },
  };
};
