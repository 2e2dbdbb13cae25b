import type { RefreshedTokens } from './tokensContract.ts';
import type { RefreshToken, Session } from './sessions.sql.ts';
import { newTokenId } from '../tools/ids.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { findSession } from './findSession.ts';
import { lifetimes, signAccess, signRefresh } from './issueTokens.ts';
import type { Origin } from './Origin.ts';
import { tokenNotValid } from './tokenRefusals.ts';
import { userLimits } from './userLimits.ts';

interface Tools extends Pick<
  ServiceTools,
  'sessions' | 'transact' | 'signer' | 'settings' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Two tabs that refresh within this time are one refresh, not a theft. */
const sameRefreshMs = 10_000;

/** Buys a new access token and, where the session rotates, the next refresh token. */
export const refreshToken = (tools: Tools) => {
  const { sessions, transact, limits, now, newId, forgetSessions } = tools;

  const endStolen = async (session: Session, origin: Origin) => {
    await transact(async (inside) => {
      const hasEnded = await inside.sessions.end(session.account_id, session.id, now());
      if (!hasEnded) return;
      await inside.securityEvents.insert({
        accountId: session.account_id,
        id: newId(),
        personId: session.person_id,
        kind: 'refresh_token_reused',
        createdAt: now(),
        origin,
        sessionId: session.id,
      });
    });
    forgetSessions([session.id]);
    return tokenNotValid('Token is blacklisted');
  };

  const rotate = async (session: Session, id: string, origin: Origin): Promise<RefreshToken> => {
    const { account_id } = session;
    const createdAt = now();
    const { idleMs } = lifetimes(tools, session.rotates, session.remembered);
    const childId = newTokenId();
    await sessions.rotate(
      { accountId: account_id, id },
      {
        accountId: account_id,
        id: childId,
        sessionId: session.id,
        createdAt,
        expiresAt: new Date(Math.min(createdAt.getTime() + idleMs, session.expires_at.getTime())),
      },
    );

    // The winner finds its own child here; one that lost a race finds the winner's.
    const used = await sessions.findRefreshToken(account_id, id);
    if (!used) throw tokenNotValid('Token is invalid');
    if (!used.used_at || used.child_id === null) throw tokenNotValid('Token is blacklisted');

    const child = await sessions.findRefreshToken(account_id, used.child_id);
    const isLate = now().getTime() - used.used_at.getTime() > sameRefreshMs;
    const isMine = used.child_id === childId;
    if (!child || (!isMine && (isLate || child.used_at))) throw await endStolen(session, origin);
    return child;
  };

  return async (refresh: string, origin: Origin): Promise<RefreshedTokens> => {
    const { claims, session } = await findSession(tools, refresh);
    if (claims.token_type !== 'refresh') throw tokenNotValid('Token has wrong type');
    await limits.spend(userLimits.tokens, session.id);

    if (!session.rotates) {
      const token = await sessions.findRefreshToken(session.account_id, claims.jti);
      if (!token) throw tokenNotValid('Token is invalid');
      await sessions.touch(session.account_id, session.id, now(), origin.address);
      return { access: await signAccess(tools, session) };
    }

    const child = await rotate(session, claims.jti, origin);
    await sessions.touch(session.account_id, session.id, now(), origin.address);
    return {
      access: await signAccess(tools, session),
      refresh: await signRefresh(tools, session, child),
    };
  };
};
