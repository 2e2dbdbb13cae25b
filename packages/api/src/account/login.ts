import { createHash } from 'node:crypto';

import type { FirstLoginInput, LoginInput, TokenPair } from './tokensContract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Person } from './people.sql.ts';
import type { Store } from '../store.ts';
import { newTokenId } from '../tools/ids.ts';
import { hashOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { createTries } from './guessing.ts';
import { lifetimes, signAccess, signRefresh } from './issueTokens.ts';
import { noteLogin } from './noteLogin.ts';
import type { Origin } from './Origin.ts';
import { tokenNotValid } from './tokenRefusals.ts';
import type { Session } from './sessions.sql.ts';

/** So long a login that nobody answered is asked again. */
const repeatMs = 60_000;

/**
 * The id of the session of a login that its caller named: a UUIDv8 (RFC 9562, section 5.8) of the person
 * and the name, so that nobody chooses the session of somebody else.
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

/** Whether a login that is asked again would open this session: a moment old, and not ended. */
const isRepeatable = (session: Pick<Session, 'created_at' | 'ended_at'>, now: Date): boolean =>
  session.ended_at === null && now.getTime() - session.created_at.getTime() < repeatMs;

type Tools = Pick<
  ServiceTools,
  | 'people'
  | 'transact'
  | 'securityEvents'
  | 'passwords'
  | 'signer'
  | 'settings'
  | 'limits'
  | 'secretFor'
  | 'formerSecretFor'
  | 'now'
  | 'newId'
>;

const noActiveAccount = () =>
  new ApiError('no_active_account', 'No active account found with the given credentials', {
    isBare: true,
  });

/**
 * Logs in the browser that registered, once, without the password that was typed there a moment ago.
 * What is not valid any more answers like what never was: the password logs in as ever.
 */
export const firstLogin =
  (tools: Tools & Pick<ServiceTools, 'oneTimeTokens'>) =>
  async ({ token: secret }: FirstLoginInput, origin: Origin): Promise<TokenPair> => {
    const { people, oneTimeTokens, now } = tools;
    const hash = hashOneTimeSecret(secret);
    const token = await oneTimeTokens.findByHash(hash);
    const person = token && (await people.find(token.account_id, token.person_id));
    const isValid =
      token?.purpose === 'first_login' &&
      token.used_at === null &&
      token.expires_at > now() &&
      person?.is_active &&
      person.password_version === token.password_version;
    if (!isValid || !person) throw tokenNotValid('Token is invalid');

    return openSession(tools, person, { rotate: true, remember: false }, origin, async (inside) => {
      if (!(await inside.oneTimeTokens.use(person.account_id, hash, now()))) {
        throw tokenNotValid('Token is invalid');
      }
    });
  };

/** Opens a session. A wrong password, an unknown address and an inactive account answer alike, and as fast. */
export const login = (tools: Tools) => {
  const { people, securityEvents, passwords, now, newId } = tools;
  const tries = createTries(tools);

  return async (input: LoginInput, clientAddress: string, origin: Origin): Promise<TokenPair> => {
    const email = input.email.toLowerCase();
    const person = await people.findByEmail(email);
    const admitted = await tries.admit({ email, person, origin }, clientAddress, input.proof);
    const isRight = await passwords.matches(input.password, person?.password_hash);
    if (!person?.is_active || !isRight) {
      await securityEvents.insertFailedLogin({
        id: newId(),
        personId: person?.id ?? newId(),
        createdAt: now(),
        origin,
      });
      throw noActiveAccount();
    }
    await admitted.forget();

    return openSession(tools, person, input, origin);
  };
};

/** Opens a session for a person who has shown who they are. `claim` takes part in its transaction. */
async function openSession(
  tools: Tools,
  person: Person,
  input: Pick<LoginInput, 'rotate' | 'remember'> & { id?: LoginInput['id'] },
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
  };
  const token = {
    id: newTokenId(),
    created_at: now(),
    expires_at: new Date(now().getTime() + tokenMs),
  };
  await transact(async (inside) => {
    // A password that was changed while this one was compared ends every session; this one, too.
    const still = await inside.people.lock(person.account_id, person.id);
    if (still?.password_version !== person.password_version || !still.is_active) {
      throw noActiveAccount();
    }
    await claim?.(inside);
    const there = named === undefined ? undefined : await inside.sessions.find(named);
    const isAgain = there !== undefined && isRepeatable(there, now());
    if (there && !isAgain) session.id = newId();
    if (!isAgain) await inside.sessions.insert(session);
    await inside.sessions.insertRefreshToken({
      accountId: session.account_id,
      id: token.id,
      sessionId: session.id,
      createdAt: token.created_at,
      expiresAt: token.expires_at,
    });
    if (!isAgain) await noteLogin({ ...inside, now, newId }, person, session.id, origin);
  });

  return {
    refresh: await signRefresh(tools, session, token),
    access: await signAccess(tools, session),
  };
}
