import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { findSession } from './findSession.ts';
import type { Origin } from './Origin.ts';

interface Tools extends Pick<
  ServiceTools,
  'sessions' | 'transact' | 'signer' | 'settings' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Ends the session of a refresh token. One that is over already needs nothing more. */
export const logout =
  (tools: Tools) =>
  async (refresh: string, origin: Origin): Promise<void> => {
    const { transact, now, newId, forgetSessions } = tools;
    const found = await findSession(tools, refresh).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'token_not_valid') return undefined;
      throw error;
    });
    if (found?.claims.token_type !== 'refresh') return;

    const { session } = found;
    await transact(async (inside) => {
      const hasEnded = await inside.sessions.end(session.account_id, session.id, now());
      if (!hasEnded) return;
      await inside.securityEvents.insert({
        accountId: session.account_id,
        id: newId(),
        personId: session.person_id,
        kind: 'logged_out',
        createdAt: now(),
        origin,
        sessionId: session.id,
      });
    });
    forgetSessions([session.id]);
  };
