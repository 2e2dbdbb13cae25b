import type { ApiScope } from '@hearback/schema/rules';

import type { NeededScope, Viewer } from '../apiEnv.ts';
import { ApiError } from '../http/ApiError.ts';
import type { HeldApiKey } from './apiKeys.sql.ts';
import { hashApiSecret, isWholeApiSecret } from '../tools/apiSecrets.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'apiKeys' | 'limits' | 'now'>;

/** What one key may ask in a minute, before RATE_LIMIT_FACTOR. */
const callsOfKey: Limit = { name: 'api_key', points: 600, seconds: 60 };

/** The list of keys says when each was used, give or take this. */
const touchedMs = 60_000;

const notValid = () =>
  new ApiError('token_not_valid', 'This API key is not valid: it is unknown, revoked or expired.');

const sessionNeeded = () =>
  new ApiError('session_needed', 'No API key may make this call. Log in to make it.');

const scopeMissing = (scope: ApiScope) =>
  new ApiError('scope_missing', `This API key may not make this call: it needs ${scope}.`, {
    body: { scope },
    headers: {
      'WWW-Authenticate': `Bearer realm="api", error="insufficient_scope", scope="${scope}"`,
    },
  });

/**
 * Lets a program pass whose key is living and may make the call, and answers whom it speaks for.
 * Every call asks the database: a key that was revoked anywhere is revoked here.
 */
export const admitKey = ({ apiKeys, limits, now }: Tools) => {
  const touch = async ({ account_id, id, used_at }: HeldApiKey, at: Date) => {
    const isNews = used_at === null || at.getTime() - used_at.getTime() >= touchedMs;
    if (isNews) await apiKeys.touch(account_id, id, at);
  };

  return async (secret: string, scope: NeededScope | undefined): Promise<Viewer> => {
    const key = isWholeApiSecret(secret)
      ? await apiKeys.findByHash(hashApiSecret(secret))
      : undefined;
    const at = now();
    if (!key?.is_active || (key.expires_at !== null && key.expires_at <= at)) throw notValid();

    await limits.spend(callsOfKey, key.id);
    if (scope === undefined) throw sessionNeeded();
    if (scope !== 'any' && !key.scopes.includes(scope)) throw scopeMissing(scope);

    await touch(key, at);
    return { accountId: key.account_id, userId: key.person_id, sessionId: key.id, keyId: key.id };
  };
};
