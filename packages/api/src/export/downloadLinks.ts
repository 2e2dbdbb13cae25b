import { limits as productLimits } from '@hearback/schema/limits';

import { ApiError } from '../http/ApiError.ts';
import type { OneTimeToken } from '../account/oneTimeTokens.sql.ts';
import type { Person } from '../account/people.sql.ts';
import type { Store } from '../store.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'people' | 'oneTimeTokens' | 'now'>;
type Purpose = Extract<OneTimeToken['purpose'], `${string}download`>;

/**
 * Links for browsers, which save a file of any size from an address, but send no token with it. A
 * link works once, for a minute, for one purpose, and only its hash is kept.
 */
export const createDownloadLinks = ({ people, oneTimeTokens, now }: Tools) => ({
  async make(inside: Store, person: Person, purpose: Purpose) {
    const { secret, hash } = newOneTimeSecret();
    const expiresAt = new Date(now().getTime() + productLimits.downloadLinkSeconds * 1_000);
    await inside.oneTimeTokens.insert({
      account_id: person.account_id,
      token_hash: hash,
      person_id: person.id,
      purpose,
      password_version: person.password_version,
      created_at: now(),
      expires_at: expiresAt,
    });
    return { secret, expiresAt };
  },

  /** Whose link it is. One that was used, or whose password has changed since, is inactive. */
  async open(secret: string, purpose: Purpose): Promise<Person> {
    const token = await oneTimeTokens.findByHash(hashOneTimeSecret(secret));
    const person = token && (await people.find(token.account_id, token.person_id));
    const isRight =
      token?.purpose === purpose &&
      person?.is_active === true &&
      person.password_version === token.password_version &&
      token.expires_at > now() &&
      (await oneTimeTokens.use(token.account_id, token.token_hash, now()));
    if (!isRight || !person) throw new ApiError('link_inactive', 'The link is inactive.');
    return person;
  },
});
