import type { GraphErrorCode } from '@hearback/schema/errors';

import { type Caller, networkOf } from '../site/callers.ts';
import type { IsLiving } from './isLiving.ts';

/** Looks at a request before anything of it is read. Answers what is refused. */
export type Guard = (
  request: Request,
  caller: Caller,
) => Response | undefined | Promise<Response | undefined>;

const minuteMs = 60_000;

/** Counts what happens in the running minute, in this process. */
interface MinuteCounter {
  /** Counts one more for a key. Answers 0, or how many seconds to wait when that is too many. */
  take: (key: string, most: number) => number;
}

/** Counters that are reset each minute, so that no keys accumulate. */
function createMinuteCounter(now: () => number): MinuteCounter {
  let minute = 0;
  let counts = new Map<string, number>();

  return {
    take(key, most) {
      const time = now();
      const running = Math.floor(time / minuteMs);
      if (running !== minute) {
        minute = running;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most ? 0 : Math.ceil(((running + 1) * minuteMs - time) / 1_000);
    },
  };
}

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

/** Limits the request rate of an address, and of each person at it. A factor of 0 disables it. */
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

    // A claimed identity counts as a guest until the API has verified it. The address is part of the key, so
    // other clients cannot use up a person's requests.
    const wait =
      user !== undefined && (await isLiving(authorization, caller))
        ? counter.take(`person ${address} ${user}`, limit(perMinute.person))
        : counter.take(`guest ${address}`, limit(perMinute.guest));
    return wait > 0 ? refuse(wait) : undefined;
  };
};
