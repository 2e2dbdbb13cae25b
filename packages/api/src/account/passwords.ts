import { isEasyToGuess } from '@hearback/schema/passwordStrength';

import type { Viewer } from '../apiEnv.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import type { Store } from '../database/store.ts';
import { ApiError, orNotFound, invalidField, notFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { hashOneTimeSecret } from '../tools/randomSecrets.ts';
import { webhookDeliveriesSql } from '../webhook/webhookDeliveries.sql.ts';
import { webhooksSql } from '../webhook/webhooks.sql.ts';
import { apiKeysSql } from './apiKeys.sql.ts';
import { askForLetter } from './askForLetter.ts';
import type { PasswordChangeInput, PasswordResetInput } from './contract.ts';
import { forgetGuessing } from './limits.ts';
import { type OneTimeToken, oneTimeTokensSql } from './oneTimeTokens.sql.ts';
import { peopleSql, type Person } from './people.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import { sessionsSql } from './sessions.sql.ts';
import { tokenNotValid } from './tokens.ts';

/**
 * Refuses whoever does not say the password of the person that a session is of. Callers count the tries:
 * most by the limit that their call is documented with.
 */
export async function requirePassword(
  { db, passwords }: Pick<ServiceTools, 'db' | 'passwords'>,
  { homeId, userId }: Pick<Viewer, 'homeId' | 'userId'>,
  password: string | undefined,
): Promise<Person> {
  if (password === undefined || password === '') throw invalidField('password', 'required');
  const person = orNotFound(await peopleSql.find(db, homeId, userId));
  if (!(await passwords.matches(password, person.password_hash))) {
    throw invalidField('password', 'password_wrong');
  }
  return person;
}

/** The API keys and webhooks that survive a change of the password. */
interface Kept {
  keep_api_keys: readonly string[];
  keep_webhooks: readonly string[];
}

/**
 * Ends the API keys of the accounts of a person and disables their webhooks, except for those kept: an attacker may have
 * created some. Those created after the list was shown end, too.
 */
async function endPrograms(
  inside: Store,
  { id: personId }: Person,
  { keep_api_keys, keep_webhooks }: Kept,
  /** The time of the change: the letter about it lists what ended at that moment. */
  at: Date,
  {
    origin,
    sessionId,
    newId,
  }: { origin: Origin; sessionId?: string } & Pick<ServiceTools, 'newId'>,
): Promise<void> {
  const eventIn = (accountId: string) => ({
    accountId,
    id: newId(),
    personId,
    createdAt: at,
    origin,
    ...(sessionId !== undefined && { sessionId }),
  });

  for (const accountId of await membershipsSql.listOwned(inside.db, personId)) {
    for (const { id: keyId } of await apiKeysSql.list(inside.db, accountId)) {
      if (keep_api_keys.includes(keyId)) continue;
      const apiKey = await apiKeysSql.remove(inside.db, accountId, keyId);
      if (apiKey) {
        const event = eventIn(accountId);
        await securityEventsSql.insert(inside.db, { ...event, kind: 'api_key_revoked', apiKey });
      }
    }

    for (const webhook of await webhooksSql.list(inside.db, accountId)) {
      if (webhook.state !== 'enabled' || keep_webhooks.includes(webhook.id)) continue;
      await webhooksSql.setState(inside.db, accountId, webhook.id, 'switched_off');
      await webhookDeliveriesSql.giveUpAll(inside.db, accountId, webhook.id);
      await securityEventsSql.insert(inside.db, {
        ...eventIn(accountId),
        kind: 'webhook_switched_off',
        webhook: new URL(webhook.url).host,
      });
    }
  }
}

type Tools = Pick<ServiceTools, 'db' | 'now'>;

/**
 * Finds the reset of a letter's token. A used one, or one whose password has changed since, gets the same
 * response as an unknown one; only time makes a link inactive.
 */
export async function findResetToken(
  { db, now }: Tools,
  secret: string,
): Promise<{ token: OneTimeToken; person: Person }> {
  const token = await oneTimeTokensSql.findByHash(db, hashOneTimeSecret(secret));
  if (token?.purpose !== 'reset' || token.used_at) throw tokenNotValid('Token is invalid');

  const person = await peopleSql.find(db, token.account_id, token.person_id);
  if (!person?.is_active || person.password_version !== token.password_version) {
    throw tokenNotValid('Token is invalid');
  }
  if (token.expires_at <= now()) throw new ApiError('link_inactive', 'The link is inactive.');

  return { token, person };
}

interface PasswordTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Changes passwords: by the one before, or by the token of a letter. */
export const createPasswordChanges = (tools: PasswordTools) => {
  const { db, passwords, transact, limits, now, newId, forgetSessions } = tools;

  /** Sets a new password by the token from a letter, and ends every session of the person. */
  const resetPassword = async (
    secret: string,
    input: PasswordResetInput,
    origin: Origin,
  ): Promise<void> => {
    const { password } = input;
    const { token, person } = await findResetToken(tools, secret);
    if (await isEasyToGuess(password)) throw invalidField('password', 'password_common');
    const passwordHash = await passwords.hash(password);

    const ended = await transact(async (inside) => {
      const { account_id, id } = person;
      // Two links used at once take turns.
      await peopleSql.lock(inside.db, account_id, id);
      const isFirst = await oneTimeTokensSql.use(inside.db, account_id, token.token_hash, now());
      if (!isFirst) throw tokenNotValid('Token is invalid');

      await oneTimeTokensSql.useAll(inside.db, account_id, id, 'reset', now());
      await peopleSql.setPassword(inside.db, account_id, id, passwordHash);
      const at = now();
      const eventId = newId();
      await securityEventsSql.insert(inside.db, {
        accountId: account_id,
        id: eventId,
        personId: id,
        kind: 'password_reset',
        createdAt: at,
        origin,
      });
      await endPrograms(inside, person, input, at, { origin, newId });
      await askForLetter({ ...inside, now, newId }, 'sendPasswordChanged', person, eventId);
      return sessionsSql.endAll(inside.db, account_id, id, now());
    });
    forgetSessions(ended);
    await forgetGuessing({ limits }, person.email);
  };

  /** Sets a new password by the current one. Every other session of the person ends. */
  const changePassword = async (
    viewer: Viewer,
    input: PasswordChangeInput,
    origin: Origin,
  ): Promise<void> => {
    const person = await peopleSql.find(db, viewer.accountId, viewer.userId);
    if (!person) throw notFound();

    const isRight = await passwords.matches(input.current_password, person.password_hash);
    if (!isRight) throw invalidField('current_password', 'password_wrong');
    if (await isEasyToGuess(input.new_password))
      throw invalidField('new_password', 'password_common');
    const passwordHash = await passwords.hash(input.new_password);

    const ended = await transact(async (inside) => {
      const { account_id, id } = person;
      const still = await peopleSql.lock(inside.db, account_id, id);
      if (still?.password_version !== person.password_version) {
        throw invalidField('current_password', 'password_wrong');
      }
      await peopleSql.setPassword(inside.db, account_id, id, passwordHash);
      await oneTimeTokensSql.useAll(inside.db, account_id, id, 'reset', now());
      const at = now();
      const eventId = newId();
      await securityEventsSql.insert(inside.db, {
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
      return sessionsSql.endAll(inside.db, account_id, id, now(), sessionId);
    });
    forgetSessions(ended);
  };

  return { resetPassword, changePassword };
};
