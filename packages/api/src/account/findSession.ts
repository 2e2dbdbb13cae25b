import type { LivingSession } from './sessions.sql.ts';
import type { Claims } from '../tools/signer.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { isOver } from './issueTokens.ts';
import { faultyToken, tokenNotValid } from './tokenRefusals.ts';

type Tools = Pick<ServiceTools, 'sessions' | 'signer' | 'settings' | 'now'>;

/** Reads a token and finds its session. Refuses a token that is forged or old, and a session that is over. */
export async function findSession(
  tools: Tools,
  token: string,
): Promise<{ claims: Claims; session: LivingSession }> {
  const { sessions, signer, now } = tools;
  const verified = await signer.verify(token, now());
  if ('fault' in verified) throw faultyToken(verified.fault);
  const { claims } = verified;

  const session = await sessions.find(claims.sid);
  if (!session?.is_active || session.person_id !== claims.user_id) {
    throw tokenNotValid('No active account found for the given token.');
  }
  if (session.ended_at) throw tokenNotValid('Token is blacklisted');

  if (isOver(tools, session)) throw tokenNotValid('Token is expired');

  return { claims, session };
}
