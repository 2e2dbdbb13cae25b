import type { GraphErrorCode } from '@hearback/schema/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { type Caller, networkOf } from '../site/callers.ts';
import type { IsLiving } from './isLiving.ts';

/** Looks at a request before anything of it is read. Answers what is refused. */
export type Guard = (
  request: Request,
  caller: Caller,
) => Response | undefined | Promise<Response | undefined>;

/** Requests per minute, before RATE_LIMIT_FACTOR. The API itself limits the cost of each operation. */
const perMinute = { guest: 100, person: 300, addressWithPeople: 1_200 };

const code: GraphErrorCode = 'RATE_LIMITED';

/** Enough of an API key to distinguish it from others. */
const keyPrefix = /^bearer\s+(hb_\w{1,24})/i;

/** User of a session token or API key, unverified. It selects a counter once the API has accepted it. */
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

/** Counts one more for a key, in this process. Returns 0, or how many seconds to wait if that is too many. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1_000);
    throw refused;
  }
}

/** Limits the request rate of an address, and of each person at it. A factor of 0 disables it. */
export const limitRequests = (factor: number, isLiving: IsLiving): Guard => {
  if (factor === 0) return () => undefined;
  const limiter = (points: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)), duration: 60 });
  const guests = limiter(perMinute.guest);
  const people = limiter(perMinute.person);
  const addressesWithPeople = limiter(perMinute.addressWithPeople);

  return async (request, caller) => {
    const address = networkOf(caller.clientAddress);
    const authorization = request.headers.get('authorization') ?? '';
    const user = claimedUserOf(authorization);
    if (user !== undefined) {
      // Counted first: to have a token looked at costs the API a call.
      const wait = await consume(addressesWithPeople, address);
      if (wait > 0) return refuse(wait);
    }

    // A claimed identity counts as a guest until the API has verified it. The address is part of the key, so
    // other clients cannot use up a person's requests.
    const wait =
      user !== undefined && (await isLiving(authorization, caller))
        ? await consume(people, `${address} ${user}`)
        : await consume(guests, address);
    return wait > 0 ? refuse(wait) : undefined;
  };
};
