import { limits as productLimits } from '@hearback/schema/limits';

import { type OneTimeToken, oneTimeTokensSql } from '../account/oneTimeTokens.sql.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { peopleSql, type Person } from '../account/people.sql.ts';
import type { Origin } from '../account/securityEvents.sql.ts';
import type { Viewer } from '../apiEnv.ts';
import type { Store } from '../database/store.ts';
import { ApiError, orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';

type Tools = Pick<ServiceTools, 'db' | 'limits' | 'now' | 'newId'>;

/** Counts what leaves an account against a limit. Answers whose it is, and the event that notes it. */
export async function beginExport(
  { db, limits, now, newId }: Tools,
  limit: Limit,
  viewer: Viewer,
  origin: Origin,
  kind: 'export_made' | 'feedback_exported',
) {
  const person = orNotFound(await peopleSql.find(db, viewer.homeId, viewer.userId));
  await limits.spend(limit, viewer.accountId);
  return {
    person,
    event: {
      accountId: viewer.accountId,
      id: newId(),
      personId: viewer.userId,
      kind,
      createdAt: now(),
      origin,
      sessionId: viewer.sessionId,
    },
  };
}

type DownloadLinksTools = Pick<ServiceTools, 'db' | 'now'>;
type Purpose = Extract<OneTimeToken['purpose'], `${string}download`>;

/**
 * Links for browsers, which save a file of any size from an address, but send no token with it. A
 * link works once, for a minute, for one purpose, and only its hash is kept.
 */
export const createDownloadLinks = ({ db, now }: DownloadLinksTools) => ({
  async make(inside: Store, person: Person, purpose: Purpose, accountId = person.account_id) {
    const { secret, hash } = newOneTimeSecret();
    const expiresAt = new Date(now().getTime() + productLimits.downloadLinkSeconds * 1_000);
    await oneTimeTokensSql.insert(inside.db, person, {
      purpose,
      hash,
      now: now(),
      expiresAt,
      memberAccountId: accountId === person.account_id ? null : accountId,
    });
    return { secret, expiresAt };
  },

  /**
   * Whose link it is, of which account, and the places that they are bound to there. One that was used, whose
   * password has changed since, or of somebody who is no colleague any more, is inactive.
   */
  async open(secret: string, purpose: Purpose) {
    const token = await oneTimeTokensSql.findByHash(db, hashOneTimeSecret(secret));
    const person = token && (await peopleSql.find(db, token.account_id, token.person_id));
    const membership =
      token &&
      (await membershipsSql.ofPerson(
        db,
        token.member_account_id ?? token.account_id,
        token.person_id,
      ));
    const isRight =
      token?.purpose === purpose &&
      membership !== undefined &&
      // All of an account goes to its owner alone.
      (purpose === 'feedback_download' || membership.role === 'owner') &&
      person?.is_active === true &&
      person.password_version === token.password_version &&
      token.expires_at > now() &&
      (await oneTimeTokensSql.use(db, token.account_id, token.token_hash, now()));
    if (!isRight || !person || !membership) {
      throw new ApiError('link_inactive', 'The link is inactive.');
    }
    return {
      person,
      accountId: membership.account_id,
      placesOf: membership.everywhere ? undefined : membership.id,
    };
  },
});
