import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Caller } from '../site/callers.ts';
import type { CallApi } from '../api/callApi.ts';

/** Returns true if the API accepts an `Authorization`: the token of an active session, or an API key. */
export type IsLiving = (authorization: string, caller: Caller) => Promise<boolean>;

/** Lifetime of a cached result. A session that ends meanwhile is refused by the API itself. */
const believedMs = 60_000;

const patienceMs = 3_000;

/** This many tokens take about 3 MB. */
const maxTaken = 20_000;

/** Checks each token with the API once a minute. Only accepted tokens are cached. */
export function createIsLiving(call: CallApi, apiBase: string): IsLiving {
  const taken = new LRUCache<string, true>({ max: maxTaken, ttl: believedMs });

  const ask = async (authorization: string, caller: Caller): Promise<boolean> => {
    const token = authorization.replace(/^bearer\s+/i, '');
    const headers = {
      'x-forwarded-for': caller.clientAddress,
      'x-request-id': caller.requestId,
      'content-type': 'application/json',
      authorization,
    };
    const signal = AbortSignal.timeout(patienceMs);
    const request = token.startsWith('hb_')
      ? new Request(`${apiBase}/api/key/`, { headers, signal })
      : new Request(`${apiBase}/api/user/api/token/verify/`, {
          method: 'POST',
          headers,
          signal,
          body: JSON.stringify({ token }),
        });
    const answer = await call(request);
    await answer.body?.cancel();
    return answer.ok;
  };

  return async (authorization, caller) => {
    const key = createHash('sha256').update(authorization).digest('base64url');
    if (taken.has(key)) return true;
    // If the API does not respond, all callers count as guests; it serves none of them anyway.
    const isLiving = await ask(authorization, caller).catch(() => false);
    if (isLiving) taken.set(key, true);
    return isLiving;
  };
}
