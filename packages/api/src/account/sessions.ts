import type { Viewer } from '../apiEnv.ts';
import type { UserSession } from './sessionsContract.ts';
import { notFound } from '../http/refuse.ts';
import type { Session } from './sessions.sql.ts';
import { isId } from '../tools/ids.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { isOver, longestIdleMs } from './issueTokens.ts';
import type { Origin } from './Origin.ts';

interface Tools extends Pick<ServiceTools, 'sessions' | 'transact' | 'settings' | 'now' | 'newId'> {
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

/** Where a person is logged in, and how they log out a device they do not hold. */
export const createSessions = (tools: Tools) => {
  const { sessions, transact, settings, now, newId, forgetSessions } = tools;

  return {
    /** The sessions that could still be used, the one that asks first, then the last used. */
    async list(viewer: Viewer): Promise<UserSession[]> {
      const usedSince = new Date(now().getTime() - longestIdleMs(settings));
      const rows = await sessions.list(viewer.accountId, viewer.userId, usedSince);
      return rows
        .filter((session) => !isOver(tools, session))
        .map((session) => toUserSession(session, viewer))
        .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
    },

    /** Ends one session of the person. Another person's does not exist here. */
    async end(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      if (!isId(id)) throw notFound();
      await transact(async (inside) => {
        const hasEnded = await inside.sessions.endOwn(viewer.accountId, viewer.userId, id, now());
        if (!hasEnded) throw notFound();
        await inside.securityEvents.insert({
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

    /** Ends every session of the person but the one that asks. */
    async endOthers(viewer: Viewer, origin: Origin): Promise<void> {
      const ended = await transact(async (inside) => {
        const { accountId, userId, sessionId } = viewer;
        const others = await inside.sessions.endAll(accountId, userId, now(), sessionId);
        if (others.length > 0) {
          await inside.securityEvents.insert({
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
  };
};
