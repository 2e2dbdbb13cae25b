import type { Viewer } from '../apiEnv.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { accessFault, accessNotValid } from './tokenRefusals.ts';

type Tools = Pick<ServiceTools, 'sessions' | 'signer' | 'now'>;

/** How long an answer about a session is believed. Logging out takes effect everywhere within it. */
const believedMs = 5_000;

const maxRemembered = 10_000;

interface Known {
  viewer: Viewer;
  expiresAt: number;
  believedUntil: number;
}

/** Finds out whom an access token speaks for, and whether their session lives. */
export const authenticate = ({ sessions, signer, now }: Tools) => {
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

    const session = await sessions.find(claims.sid);
    if (!session || session.person_id !== claims.user_id) {
      throw new ApiError('token_not_valid', 'User not found', { body: { code: 'user_not_found' } });
    }
    if (!session.is_active) {
      throw new ApiError('token_not_valid', 'User is inactive', {
        body: { code: 'user_inactive' },
      });
    }
    if (session.ended_at) throw accessNotValid('Token is blacklisted');

    const viewer = {
      accountId: session.account_id,
      userId: session.person_id,
      sessionId: session.id,
    };
    if (known.size >= maxRemembered) known.clear();
    known.set(access, {
      viewer,
      expiresAt: claims.exp * 1_000,
      believedUntil: time.getTime() + believedMs,
    });
    return viewer;
  };

  /** Forgets what is believed of sessions that have just ended here. */
  const forget = (sessionIds: readonly string[]) => {
    for (const [access, { viewer }] of known) {
      if (sessionIds.includes(viewer.sessionId)) known.delete(access);
    }
  };

  return { check, forget };
};
