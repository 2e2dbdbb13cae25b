import type { Activated } from './accountContract.ts';
import { ApiError } from '../http/ApiError.ts';
import { hashOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from './Origin.ts';
import { tokenNotValid } from './tokenRefusals.ts';

type Tools = Pick<ServiceTools, 'oneTimeTokens' | 'people' | 'transact' | 'now' | 'newId'>;

/** Makes a registered account active, by the token from its letter. */
export const activateAccount =
  ({ oneTimeTokens, people, transact, now, newId }: Tools) =>
  async (secret: string, origin: Origin): Promise<Activated> => {
    const token = await oneTimeTokens.findByHash(hashOneTimeSecret(secret));
    if (token?.purpose !== 'activation') throw tokenNotValid('Token is invalid');

    const alreadyActive = () => new ApiError('already_active', 'The account is already active.');
    const person = await people.find(token.account_id, token.person_id);
    if (person?.is_active) throw alreadyActive();
    const isInactive = token.expires_at <= now() || person?.deactivated_at;
    if (!person || isInactive) throw new ApiError('link_inactive', 'The link is inactive.');

    await transact(async (inside) => {
      const isActivated = await inside.people.activate(token.account_id, token.person_id, now());
      if (!isActivated) throw alreadyActive();
      await inside.oneTimeTokens.useAll(token.account_id, token.person_id, 'activation', now());
      await inside.securityEvents.insert({
        accountId: token.account_id,
        id: newId(),
        personId: token.person_id,
        kind: 'activated',
        createdAt: now(),
        origin,
      });
    });
    return { email: person.email };
  };
