import { limits as productLimits } from '@hearback/schema/limits';

import type { Viewer } from '../../apiEnv.ts';
import type { DownloadLink } from '../../contract/user/dataRights.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../../tools/oneTimeSecrets.ts';
import { found } from '../found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from '../user/Origin.ts';
import { userLimits } from '../user/userLimits.ts';
import { writeExport } from './writeExport.ts';

type Tools = Pick<
  ServiceTools,
  | 'people'
  | 'exports'
  | 'oneTimeTokens'
  | 'securityEvents'
  | 'transact'
  | 'limits'
  | 'now'
  | 'newId'
>;

type OnFailure = (error: unknown) => void;

/** Gives an account's owner everything that is in it. */
export const createExports = (tools: Tools) => {
  const { people, oneTimeTokens, transact, limits, now, newId } = tools;

  /** Counts and notes an export, and answers whose it is. */
  const begin = async (viewer: Viewer, origin: Origin) => {
    const person = found(await people.find(viewer.accountId, viewer.userId));
    await limits.spend(userLimits.exportData, viewer.accountId);
    return {
      person,
      event: {
        accountId: viewer.accountId,
        id: newId(),
        personId: viewer.userId,
        kind: 'export_made' as const,
        createdAt: now(),
        origin,
        sessionId: viewer.sessionId,
      },
    };
  };

  return {
    /** The ZIP at once, for programs, which can send their token with any question. */
    async write(viewer: Viewer, origin: Origin, onFailure: OnFailure) {
      const { person, event } = await begin(viewer, origin);
      await tools.securityEvents.insert(event);
      return writeExport(tools, person, onFailure);
    },

    /**
     * A link for browsers, which save a file of any size from an address, but send no token with
     * it. The link works once, for a minute, and only its hash is kept.
     */
    async makeLink(viewer: Viewer, origin: Origin): Promise<DownloadLink> {
      const { person, event } = await begin(viewer, origin);
      const { secret, hash } = newOneTimeSecret();
      const expiresAt = new Date(now().getTime() + productLimits.downloadLinkSeconds * 1_000);
      await transact(async (inside) => {
        await inside.oneTimeTokens.insert({
          account_id: viewer.accountId,
          token_hash: hash,
          person_id: person.id,
          purpose: 'download',
          password_version: person.password_version,
          created_at: now(),
          expires_at: expiresAt,
        });
        await inside.securityEvents.insert(event);
      });
      return { url: `/api/user/export/${secret}/`, expires_at: expiresAt.toISOString() };
    },

    /** The ZIP of a link. One that was used, or whose password has changed since, is inactive. */
    async openLink(secret: string, onFailure: OnFailure) {
      const token = await oneTimeTokens.findByHash(hashOneTimeSecret(secret));
      const person = token && (await people.find(token.account_id, token.person_id));
      const isRight =
        token?.purpose === 'download' &&
        person?.is_active === true &&
        person.password_version === token.password_version &&
        token.expires_at > now() &&
        (await oneTimeTokens.use(token.account_id, token.token_hash, now()));
      if (!isRight || !person) throw new ApiError('link_inactive', 'The link is inactive.');
      return writeExport(tools, person, onFailure);
    },
  };
};
