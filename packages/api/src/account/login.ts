import { createHash } from 'node:crypto';

import { membershipsSql } from '../colleague/colleagues.sql.ts';
import type { Store } from '../database/store.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { newTokenId } from '../tools/ids.ts';
import { hashOneTimeSecret } from '../tools/randomSecrets.ts';
import { askForLetter } from './askForLetter.ts';
import { createTries } from './limits.ts';
import { oneTimeTokensSql } from './oneTimeTokens.sql.ts';
import { peopleSql, type Person } from './people.sql.ts';
import { forgetCodes, requireSecondFactor, spendCode } from './secondFactor.ts';
import { secondFactorsSql } from './secondFactors.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { FirstLoginInput, LoginInput, TokenPair } from './sessionContract.ts';
import { type Session, sessionsSql } from './sessions.sql.ts';
import { lifetimes, signAccess, signRefresh, tokenNotValid } from './tokens.ts';

type Tools = Pick<ServiceTools, 'db' | 'enqueue' | 'now' | 'newId'>;

/**
 * Records a login. The person is notified of one from a new device, except for the first login ever: that is
 * the device that opened the account.
 */
async function noteLogin(
  tools: Tools,
  person: Person,
  sessionId: string,
  origin: Origin,
): Promise<void> {
  const { db, now, newId } = tools;
  const known = await securityEventsSql.listDevices(db, person.account_id, person.id);
  const isNew = known.length > 0 && !known.includes(origin.device);

  await securityEventsSql.insert(db, {
    accountId: person.account_id,
    id: newId(),
    personId: person.id,
    kind: isNew ? 'new_device' : 'logged_in',
    createdAt: now(),
    origin,
    sessionId,
  });
  if (isNew) await askForLetter(tools, 'sendNewSignIn', person, sessionId);
}

/** A login whose response was lost can be repeated for this long. */
const repeatMs = 60_000;

/**
 * The session id of a login that the client named: a UUIDv8 (RFC 9562, section 5.8) of the person and the
 * name, so that no one can choose the session id of someone else.
 */
function sessionIdOf(personId: string, name: string): string {
  const digits = createHash('sha256').update(`${personId} ${name.toLowerCase()}`).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
  ];
  return `${parts[0]}-${parts[1]}-8${parts[2]}-8${parts[3]}-${digits.slice(20, 32)}`;
}

/** True if a repeated login may reuse this session: it was just opened and has not ended. */
const isRepeatable = (session: Pick<Session, 'created_at' | 'ended_at'>, now: Date): boolean =>
  session.ended_at === null && now.getTime() - session.created_at.getTime() < repeatMs;

export type LoginTools = Pick<
  ServiceTools,
  | 'db'
  | 'transact'
  | 'passwords'
  | 'signer'
  | 'settings'
  | 'limits'
  | 'secretFor'
  | 'formerSecretFor'
  | 'now'
  | 'newId'
>;

/** Takes part in the transaction that opens a session. */
type Claim = (inside: Store, person: Person) => Promise<void>;

const noActiveAccount = () =>
  new ApiError('no_active_account', 'No active account found with the given credentials', {
    isBare: true,
  });

/** Opens sessions. */
export const createLogin = (tools: LoginTools) => {
  const { db, now, passwords, newId } = tools;

  /**
   * Logs in the browser that registered, once, without the password that was typed there a moment ago. An
   * expired token gets the same response as an unknown one: the password still logs in.
   */
  const firstLogin = async (
    { token: secret }: FirstLoginInput,
    origin: Origin,
  ): Promise<TokenPair> => {
    const hash = hashOneTimeSecret(secret);
    const token = await oneTimeTokensSql.findByHash(db, hash);
    const person = token && (await peopleSql.find(db, token.account_id, token.person_id));
    const isValid =
      token?.purpose === 'first_login' &&
      token.used_at === null &&
      token.expires_at > now() &&
      person?.is_active &&
      person.password_version === token.password_version;
    if (!isValid || !person) throw tokenNotValid('Token is invalid');

    return openSession(tools, person, { rotate: true, remember: false }, origin, async (inside) => {
      if (!(await oneTimeTokensSql.use(inside.db, person.account_id, hash, now()))) {
        throw tokenNotValid('Token is invalid');
      }
    });
  };

  const tries = createTries(tools);
  /** Opens a session for whoever showed the first factor, once the second one is shown where there is one. */
  const openWithCode = async (
    person: Person,
    input: Pick<LoginInput, 'rotate' | 'remember' | 'id' | 'code'>,
    origin: Origin,
    claim?: Claim,
  ): Promise<TokenPair> => {
    const code = input.code ?? undefined;
    if (code !== undefined) {
      const factor = await secondFactorsSql.find(db, person.account_id, person.id);
      if (factor?.confirmed_at) await spendCode(tools, person.id, code);
    }
    try {
      const tokens = await openSession(tools, person, input, origin, async (inside) => {
        await requireSecondFactor(inside, tools, person, code, origin);
        await claim?.(inside, person);
      });
      await forgetCodes(tools, person.id);
      return tokens;
    } catch (error) {
      if (error instanceof ApiError && 'code' in error.fields) {
        const event = { id: newId(), personId: person.id, createdAt: now(), origin };
        await securityEventsSql.insertFailedLogin(db, event, 'code_failed');
      }
      throw error;
    }
  };

  /**
   * Opens a session. A wrong password, an unknown address and an inactive account fail alike, as fast. `claim` takes
   * part in its transaction, once everything is shown.
   */
  const login = async (
    input: LoginInput,
    clientAddress: string,
    origin: Origin,
    claim?: Claim,
  ): Promise<TokenPair> => {
    const email = input.email.toLowerCase();
    const person = await peopleSql.findByEmail(db, email);
    const admitted = await tries.admit({ email, person, origin }, clientAddress, input.proof);
    const isRight = await passwords.matches(input.password, person?.password_hash);
    if (!person?.is_active || !isRight) {
      await securityEventsSql.insertFailedLogin(db, {
        id: newId(),
        personId: person?.id ?? newId(),
        createdAt: now(),
        origin,
      });
      throw noActiveAccount();
    }

    // Until both factors are shown, tries count.
    const tokens = await openWithCode(person, input, origin, claim);
    await admitted.forget();
    return tokens;
  };

  return { firstLogin, login, openWithCode };
};

/** Opens a session for a person who has shown who they are. `claim` takes part in its transaction. */
export async function openSession(
  tools: LoginTools,
  person: Person,
  input: Pick<LoginInput, 'rotate' | 'remember'> & {
    id?: LoginInput['id'];
    /** The account to act in; null: the person's own. Left out: that of the last time, and it is a login. */
    memberAccountId?: string | null;
  },
  origin: Origin,
  claim?: (inside: Store) => Promise<void>,
): Promise<TokenPair> {
  const { transact, now, newId } = tools;
  const { sessionEndsAt, tokenMs } = lifetimes(tools, input.rotate, input.remember);
  const named = input.id === undefined ? undefined : sessionIdOf(person.id, input.id);
  const session = {
    account_id: person.account_id,
    id: named ?? newId(),
    person_id: person.id,
    rotates: input.rotate,
    remembered: input.remember,
    created_at: now(),
    used_at: now(),
    expires_at: sessionEndsAt,
    user_agent: origin.userAgent,
    device: origin.device,
    address: origin.address,
    member_account_id:
      input.memberAccountId === undefined
        ? await membershipsSql.findLoginAccount(tools.db, person)
        : input.memberAccountId,
  };
  const isLogin = input.memberAccountId === undefined;
  const token = {
    id: newTokenId(),
    created_at: now(),
    expires_at: new Date(now().getTime() + tokenMs),
  };
  await transact(async (inside) => {
    // A password that was changed while this one was compared ends every session; this one, too.
    const still = await peopleSql.lock(inside.db, person.account_id, person.id);
    if (still?.password_version !== person.password_version || !still.is_active) {
      throw noActiveAccount();
    }
    await claim?.(inside);
    const there = named === undefined ? undefined : await sessionsSql.find(inside.db, named);
    const isAgain = there !== undefined && isRepeatable(there, now());
    if (there && !isAgain) session.id = newId();
    if (!isAgain) await sessionsSql.insert(inside.db, session);
    await sessionsSql.insertRefreshToken(inside.db, {
      accountId: session.account_id,
      id: token.id,
      sessionId: session.id,
      createdAt: token.created_at,
      expiresAt: token.expires_at,
    });
    if (!isAgain && isLogin) await noteLogin({ ...inside, now, newId }, person, session.id, origin);
  });

  return {
    refresh: await signRefresh(tools, session, token),
    access: await signAccess(tools, session),
  };
}
