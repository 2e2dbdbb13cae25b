import type { GraphErrorCode } from '@hearback/schema/errors';

import { networkOf } from '../site/callers.ts';
import type { Guard } from './Guard.ts';
import type { IsLiving } from './isLiving.ts';
import { createMinuteCounter } from './minuteCounter.ts';

/** Requests in a minute, before RATE_LIMIT_FACTOR. What each operation costs, the API counts itself. */
const perMinute = { guest: 100, person: 300, addressWithPeople: 1_200 };

const code: GraphErrorCode = 'RATE_LIMITED';

/** Enough of a program's key to tell it from others. */
const keyPrefix = /^bearer\s+(hb_\w{1,24})/i;

/** Whom a session's token or a key names. It chooses a counter once the API has taken it. */
function claimedUserOf(authorization: string | null): string | undefined {
  const key = keyPrefix.exec(authorization ?? '')?.[1];
  if (key !== undefined) return key;
  const payload = /^bearer\s+[\w-]+\.([\w-]+)\./i.exec(authorization ?? '')?.[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'user_id' in claims
      ? String(claims.user_id)
      : undefined;
  } catch {
    // No token of ours: its bearer counts as a guest.
    return undefined;
  }
}

const refuse = (retryAfter: number): Response =>
  Response.json(
    {
      errors: [
        {
          message: 'Too many requests. Wait a moment and try again.',
          extensions: { code, retryAfter },
        },
      ],
    },
    { status: 429, headers: { 'retry-after': String(retryAfter) } },
  );

/** Lets an address, and each person at it, ask only so often. A factor of 0 switches this off. */
export const limitRequests = (
  factor: number,
  isLiving: IsLiving,
  now: () => number = Date.now,
): Guard => {
  const counter = createMinuteCounter(now);
  const limit = (points: number) => Math.max(1, Math.round(points * factor));

  return async (request, caller) => {
    if (factor === 0) return undefined;
    const address = networkOf(caller.clientAddress);
    const authorization = request.headers.get('authorization') ?? '';
    const user = claimedUserOf(authorization);
    if (user !== undefined) {
      // Counted first: to have a token looked at costs the API a call.
      const wait = counter.take(`address ${address}`, limit(perMinute.addressWithPeople));
      if (wait > 0) return refuse(wait);
    }

    // Whoever claims to be somebody is a guest until the API says so. With the address in it, nobody
    // elsewhere can use up a person's requests in their name.
    const wait =
      user !== undefined && (await isLiving(authorization, caller))
        ? counter.take(`person ${address} ${user}`, limit(perMinute.person))
        : counter.take(`guest ${address}`, limit(perMinute.guest));
    return wait > 0 ? refuse(wait) : undefined;
  };
};
