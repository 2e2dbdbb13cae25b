import type { Viewer } from '../apiEnv.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { isId, newTokenId } from '../tools/ids.ts';
import { userLimits } from './limits.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { RefreshedTokens, UserSession } from './sessionContract.ts';
import { type RefreshToken, type Session, sessionsSql } from './sessions.sql.ts';
import {
  accessFault,
  accessNotValid,
  findSession,
  isOver,
  lifetimes,
  longestIdleMs,
  signAccess,
  signRefresh,
  tokenNotValid,
} from './tokens.ts';

type Tools = Pick<ServiceTools, 'db' | 'signer' | 'now'>;

/** Cache lifetime of a session. Logging out takes effect on every process within it. */
const believedMs = 5_000;

const maxRemembered = 10_000;

interface Known {
  viewer: Viewer;
  expiresAt: number;
  believedUntil: number;
}

/** Resolves an access token to its viewer, and checks that their session is active. */
export const createAuthentication = ({ db, signer, now }: Tools) => {
  const known = new Map<string, Known>();

  const check = async (access: string): Promise<Viewer> => {
    const time = now();
    const remembered = known.get(access);
    if (
      remembered &&
      remembered.believedUntil > time.getTime() &&
      remembered.expiresAt > time.getTime()
    ) {
      return remembered.viewer;
    }
    known.delete(access);

    const verified = await signer.verify(access, time);
    if ('fault' in verified) throw accessFault(verified.fault);
    const { claims } = verified;
    if (claims.token_type !== 'access') throw accessNotValid('Token has wrong type');

    const session = await sessionsSql.find(db, claims.sid);
    if (!session || session.person_id !== claims.user_id) {
      throw new ApiError('token_not_valid', 'User not found', { body: { code: 'user_not_found' } });
    }
    if (!session.is_active) {
      throw new ApiError('token_not_valid', 'User is inactive', {
        body: { code: 'user_inactive' },
      });
    }
    if (session.ended_at) throw accessNotValid('Token is blacklisted');
    const { membership_id: membershipId, role } = session;
    if (membershipId === null || role === null) throw accessNotValid('Token is blacklisted');

    const viewer: Viewer = {
      accountId: session.member_account_id ?? session.account_id,
      userId: session.person_id,
      homeId: session.account_id,
      role,
      placesOf: session.everywhere ? undefined : membershipId,
      sessionId: session.id,
    };
    // In an account of several people, roles are read on every request: a removal or a new owner counts at once, in
    // every process.
    if (session.member_account_id !== null || session.has_others) return viewer;
    if (known.size >= maxRemembered) known.clear();
    known.set(access, {
      viewer,
      expiresAt: claims.exp * 1_000,
      believedUntil: time.getTime() + believedMs,
    });
    return viewer;
  };

  /** Removes sessions that just ended from the cache of this process. */
  const forget = (sessionIds: readonly string[]) => {
    for (const [access, { viewer }] of known) {
      if (sessionIds.includes(viewer.sessionId)) known.delete(access);
    }
  };

  return { check, forget };
};

interface SessionsTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'signer' | 'settings' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

const toUserSession = (session: Session, viewer: Viewer): UserSession => ({
  id: session.id,
  is_current: session.id === viewer.sessionId,
  date_created: session.created_at.toISOString(),
  last_seen: session.used_at.toISOString(),
  user_agent: session.user_agent,
  device: session.device,
  address: session.address,
  is_remembered: session.remembered,
});

/** Ends a session that a refresh token was presented for, and writes the event, once. */
async function endByToken(
  { transact, now, newId, forgetSessions }: SessionsTools,
  session: Session,
  kind: 'logged_out' | 'refresh_token_reused',
  origin: Origin,
): Promise<void> {
  await transact(async (inside) => {
    const hasEnded = await sessionsSql.end(inside.db, session.account_id, session.id, now());
    if (!hasEnded) return;
    await securityEventsSql.insert(inside.db, {
      accountId: session.account_id,
      id: newId(),
      personId: session.person_id,
      kind,
      createdAt: now(),
      origin,
      sessionId: session.id,
    });
  });
  forgetSessions([session.id]);
}

/** Lists the sessions of a person and ends them, also on devices they do not hold. */
export const createSessions = (tools: SessionsTools) => {
  const { db, transact, settings, now, newId, forgetSessions } = tools;

  return {
    /** The sessions that could still be used: the current one first, then by last use, newest first. */
    async list(viewer: Viewer): Promise<UserSession[]> {
      const usedSince = new Date(now().getTime() - longestIdleMs(settings));
      const rows = await sessionsSql.list(db, viewer.accountId, viewer.userId, usedSince);
      return rows
        .filter((session) => !isOver(tools, session))
        .map((session) => toUserSession(session, viewer))
        .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
    },

    /** Ends one session of the person. Another person's does not exist here. */
    async end(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      if (!isId(id)) throw notFound();
      await transact(async (inside) => {
        const hasEnded = await sessionsSql.endOwn(
          inside.db,
          viewer.accountId,
          viewer.userId,
          id,
          now(),
        );
        if (!hasEnded) throw notFound();
        await securityEventsSql.insert(inside.db, {
          accountId: viewer.accountId,
          id: newId(),
          personId: viewer.userId,
          kind: id === viewer.sessionId ? 'logged_out' : 'session_ended',
          createdAt: now(),
          origin,
          sessionId: viewer.sessionId,
        });
      });
      forgetSessions([id]);
    },

    /** Ends every session of the person except the current one. */
    async endOthers(viewer: Viewer, origin: Origin): Promise<void> {
      const ended = await transact(async (inside) => {
        const { accountId, userId, sessionId } = viewer;
        const others = await sessionsSql.endAll(inside.db, accountId, userId, now(), sessionId);
        if (others.length > 0) {
          await securityEventsSql.insert(inside.db, {
            accountId,
            id: newId(),
            personId: userId,
            kind: 'other_sessions_ended',
            createdAt: now(),
            origin,
            sessionId,
          });
        }
        return others;
      });
      forgetSessions(ended);
    },

    /** Ends the session of a refresh token. One that is over already needs nothing more. */
    async logout(refresh: string, origin: Origin): Promise<void> {
      const found = await findSession(tools, refresh).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'token_not_valid') return undefined;
        throw error;
      });
      if (found?.claims.token_type !== 'refresh') return;

      await endByToken(tools, found.session, 'logged_out', origin);
    },
  };
};

/** Two tabs that refresh within this time are one refresh, not a theft. */
const sameRefreshMs = 10_000;

/** Exchanges refresh tokens, and verifies tokens. */
export const createTokens = (tools: SessionsTools & Pick<ServiceTools, 'limits'>) => {
  const { db, limits, now } = tools;

  const endStolen = async (session: Session, origin: Origin) => {
    await endByToken(tools, session, 'refresh_token_reused', origin);
    return tokenNotValid('Token is blacklisted');
  };
  const rotate = async (session: Session, id: string, origin: Origin): Promise<RefreshToken> => {
    const { account_id } = session;
    const createdAt = now();
    const { idleMs } = lifetimes(tools, session.rotates, session.remembered);
    const childId = newTokenId();
    await sessionsSql.rotate(
      db,
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
    const used = await sessionsSql.findRefreshToken(db, account_id, id);
    if (!used) throw tokenNotValid('Token is invalid');
    if (!used.used_at || used.child_id === null) throw tokenNotValid('Token is blacklisted');

    const child = await sessionsSql.findRefreshToken(db, account_id, used.child_id);
    const isLate = now().getTime() - used.used_at.getTime() > sameRefreshMs;
    const isMine = used.child_id === childId;
    if (!child || (!isMine && (isLate || child.used_at))) throw await endStolen(session, origin);
    return child;
  };
  /** Issues a new access token and, if the session rotates, the next refresh token. */
  const refreshToken = async (refresh: string, origin: Origin): Promise<RefreshedTokens> => {
    const { claims, session } = await findSession(tools, refresh);
    if (claims.token_type !== 'refresh') throw tokenNotValid('Token has wrong type');
    await limits.spend(userLimits.tokens, session.id);

    if (!session.rotates) {
      const token = await sessionsSql.findRefreshToken(db, session.account_id, claims.jti);
      if (!token) throw tokenNotValid('Token is invalid');
      await sessionsSql.touch(db, session.account_id, session.id, now(), origin.address);
      return { access: await signAccess(tools, session) };
    }

    const child = await rotate(session, claims.jti, origin);
    await sessionsSql.touch(db, session.account_id, session.id, now(), origin.address);
    return {
      access: await signAccess(tools, session),
      refresh: await signRefresh(tools, session, child),
    };
  };

  /** Throws unless a token, of either kind, would still be accepted. */
  const verifyToken = async (token: string): Promise<void> => {
    const { claims, session } = await findSession(tools, token);
    await limits.spend(userLimits.tokens, session.id);
    if (claims.token_type === 'access') return;

    const row = await sessionsSql.findRefreshToken(db, session.account_id, claims.jti);
    if (!row) throw tokenNotValid('Token is invalid');
    if (row.used_at) throw tokenNotValid('Token is blacklisted');
  };

  return { refreshToken, verifyToken };
};
