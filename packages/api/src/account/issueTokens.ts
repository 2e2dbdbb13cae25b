import type { RefreshToken, Session } from './sessions.sql.ts';
import { newTokenId } from '../tools/ids.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'signer' | 'settings' | 'now'>;

type SessionIds = Pick<Session, 'id' | 'person_id'>;

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

/** How long a session may live, and how long its refresh token lives from now. */
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

/** Whether no token of a session is accepted any more, because it is too old or was not used for too long. */
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
