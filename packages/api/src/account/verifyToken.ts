import type { ServiceTools } from '../ServiceTools.ts';
import { findSession } from './findSession.ts';
import { tokenNotValid } from './tokenRefusals.ts';
import { userLimits } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'sessions' | 'signer' | 'settings' | 'limits' | 'now'>;

/** Whether a token, of either kind, would still be accepted. Throws when not. */
export const verifyToken =
  (tools: Tools) =>
  async (token: string): Promise<void> => {
    const { claims, session } = await findSession(tools, token);
    await tools.limits.spend(userLimits.tokens, session.id);
    if (claims.token_type === 'access') return;

    const row = await tools.sessions.findRefreshToken(session.account_id, claims.jti);
    if (!row) throw tokenNotValid('Token is invalid');
    if (row.used_at) throw tokenNotValid('Token is blacklisted');
  };
