import type { LoginInput, TokenPair } from '../../contract/user/tokens.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { newTokenId } from '../../tools/ids.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { createTries } from './guessing.ts';
import { lifetimes, signAccess, signRefresh } from './issueTokens.ts';
import { noteLogin } from './noteLogin.ts';
import type { Origin } from './Origin.ts';
import { isRepeatable, sessionIdOf } from './repeatedLogin.ts';

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

/** Opens a session. A wrong password, an unknown address and an inactive account answer alike, and as fast. */
export const login = (tools: Tools) => {
  const { people, transact, securityEvents, passwords, now, newId } = tools;
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
  };
};
