import { createHash } from 'node:crypto';

import type { Caller } from '../callerHeaders.ts';
import { createRecentlyUsed } from '../recentlyUsed.ts';
import type { CallApi } from '../sources/http.ts';

/** Whether the API takes an `Authorization`: the token of a living session, or a program's key. */
export type IsLiving = (authorization: string, caller: Caller) => Promise<boolean>;

/** How long an answer is believed. What ended meanwhile is refused by the API itself. */
const believedMs = 60_000;

const patienceMs = 3_000;

/** About what a hash and a moment take. */
const bytesOfEntry = 150;

/** Asks the API once a minute for each token. Only what it took is remembered. */
export function createIsLiving(call: CallApi, apiBase: string): IsLiving {
  const taken = createRecentlyUsed<number>({ maxBytes: 3_000_000, bytesOf: () => bytesOfEntry });

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
    const takenAt = taken.get(key);
    if (takenAt !== undefined && performance.now() - takenAt < believedMs) return true;
    // An API that does not answer makes guests of all; it answers none of them anyway.
    const isLiving = await ask(authorization, caller).catch(() => false);
    if (isLiving) taken.set(key, performance.now());
    return isLiving;
  };
}
