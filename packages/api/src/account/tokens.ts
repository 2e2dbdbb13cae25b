import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { newTokenId } from '../tools/ids.ts';
import type { Claims, TokenFault } from '../tools/signer.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { RefreshedTokens } from './sessionContract.ts';
import {
  type LivingSession,
  type RefreshToken,
  type Session,
  sessionsSql,
} from './sessions.sql.ts';
import { userLimits } from './limits.ts';

const sentences: Record<TokenFault, string> = {
  invalid: 'Token is invalid',
  expired: 'Token is expired',
  no_id: 'Token has no id',
};

/** A token that opens nothing, in the words clients of this dialect know. */
export const tokenNotValid = (sentence: string) => new ApiError('token_not_valid', sentence);

const faultyToken = (fault: TokenFault) => tokenNotValid(sentences[fault]);

/** The error for a refused access token on a call that needs a session. */
export const accessNotValid = (sentence: string) =>
  new ApiError('token_not_valid', 'Given token not valid for any token type', {
    body: {
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: sentence }],
    },
  });

export const accessFault = (fault: TokenFault) => accessNotValid(sentences[fault]);

type Tools = Pick<ServiceTools, 'signer' | 'settings' | 'now'>;

type SessionIds = Pick<Session, 'id' | 'person_id'>;

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

/** The lifetime of a session, and of its refresh token from now. */
export function lifetimes(
  { settings, now }: Pick<Tools, 'settings' | 'now'>,
  rotates: boolean,
  remembered: boolean,
) {
  const dayMs = settings.refreshTtlSeconds * 1_000;
  // Remembered: 30 days in all, 7 without use. Otherwise a day without use; only a token that
  // rotates can be used longer than it lives.
  const sessionMs = remembered || rotates ? 30 * dayMs : dayMs;
  const idleMs = remembered ? longestIdleMs(settings) : dayMs;
  return {
    sessionEndsAt: new Date(now().getTime() + sessionMs),
    idleMs,
    tokenMs: rotates ? idleMs : sessionMs,
  };
}

/** The longest that any session lives without use. */
export const longestIdleMs = ({ refreshTtlSeconds }: Tools['settings']) =>
  7 * refreshTtlSeconds * 1_000;

/** True if no token of a session is accepted any more, because it is too old or was not used for too long. */
export function isOver(
  tools: Pick<Tools, 'settings' | 'now'>,
  session: Pick<Session, 'rotates' | 'remembered' | 'used_at' | 'expires_at'>,
): boolean {
  const { idleMs } = lifetimes(tools, session.rotates, session.remembered);
  const idleUntil = session.used_at.getTime() + idleMs;
  return Math.min(session.expires_at.getTime(), idleUntil) <= tools.now().getTime();
}

/** A new access token of a session. */
export const signAccess = ({ signer, settings, now }: Tools, session: SessionIds) => {
  const iat = toSeconds(now());
  return signer.sign({
    token_type: 'access',
    exp: iat + settings.accessTtlSeconds,
    iat,
    jti: newTokenId(),
    user_id: session.person_id,
    sid: session.id,
  });
};

/** The refresh token of a row. The same row always gives the same token. */
export const signRefresh = (
  { signer }: Pick<Tools, 'signer'>,
  session: SessionIds,
  token: Pick<RefreshToken, 'id' | 'created_at' | 'expires_at'>,
) =>
  signer.sign({
    token_type: 'refresh',
    exp: toSeconds(token.expires_at),
    iat: toSeconds(token.created_at),
    jti: token.id,
    user_id: session.person_id,
    sid: session.id,
  });

type FindSessionTools = Pick<ServiceTools, 'db' | 'signer' | 'settings' | 'now'>;

/** Reads a token and finds its session. Refuses a token that is forged or old, and a session that is over. */
export async function findSession(
  tools: FindSessionTools,
  token: string,
): Promise<{ claims: Claims; session: LivingSession }> {
  const { db, signer, now } = tools;
  const verified = await signer.verify(token, now());
  if ('fault' in verified) throw faultyToken(verified.fault);
  const { claims } = verified;

  const session = await sessionsSql.find(db, claims.sid);
  if (!session?.is_active || session.person_id !== claims.user_id) {
    throw tokenNotValid('No active account found for the given token.');
  }
  if (session.ended_at) throw tokenNotValid('Token is blacklisted');

  if (isOver(tools, session)) throw tokenNotValid('Token is expired');

  return { claims, session };
}

interface TokenTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'signer' | 'settings' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Two tabs that refresh within this time are one refresh, not a theft. */
const sameRefreshMs = 10_000;

/** Exchanges refresh tokens, and verifies tokens. */
export const createTokens = (tools: TokenTools) => {
  const { db, transact, limits, now, newId, forgetSessions } = tools;

  const endStolen = async (session: Session, origin: Origin) => {
    await transact(async (inside) => {
      const hasEnded = await sessionsSql.end(inside.db, session.account_id, session.id, now());
      if (!hasEnded) return;
      await securityEventsSql.insert(inside.db, {
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
