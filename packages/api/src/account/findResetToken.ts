import { ApiError } from '../http/ApiError.ts';
import type { OneTimeToken } from './oneTimeTokens.sql.ts';
import type { Person } from './people.sql.ts';
import { hashOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { tokenNotValid } from './tokenRefusals.ts';

type Tools = Pick<ServiceTools, 'oneTimeTokens' | 'people' | 'now'>;

/**
 * Finds the reset that a letter's token is for. One that was used, or whose password has changed
 * since, answers like one that never was; only time makes a link inactive.
 */
export async function findResetToken(
  { oneTimeTokens, people, now }: Tools,
  secret: string,
): Promise<{ token: OneTimeToken; person: Person }> {
  const token = await oneTimeTokens.findByHash(hashOneTimeSecret(secret));
  if (token?.purpose !== 'reset' || token.used_at) throw tokenNotValid('Token is invalid');

  const person = await people.find(token.account_id, token.person_id);
  if (!person?.is_active || person.password_version !== token.password_version) {
    throw tokenNotValid('Token is invalid');
  }
  if (token.expires_at <= now()) throw new ApiError('link_inactive', 'The link is inactive.');

  return { token, person };
}
