import { createHmac, createSecretKey } from 'node:crypto';

import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Engine } from '../database/connect.ts';
import { createBatcher } from '../tools/createBatcher.ts';
import { ApiError } from './ApiError.ts';

/** A rate limit: so many points in so many seconds. */
export interface Limit {
  /** Names the counter, such as `login_address`. */
  name: string;
  points: number;
  seconds: number;
  /** True when RATE_LIMIT_FACTOR does not apply: an event that may happen once stays at once. */
  isExact?: boolean;
  /** True when each process counts for itself: a shared count would cost more than the limit protects. */
  isLocal?: boolean;
}

/** Counts what is done too often. */
export interface Limits {
  /** Counts one more for a key, and throws `throttled` when that is too many. */
  spend: (limit: Limit, key: string) => Promise<void>;
  /** Counts one more for a key. False when that is too many. */
  isWithin: (limit: Limit, key: string) => Promise<boolean>;
  /** Returns the points that a key has spent, without spending one. */
  countOf: (limit: Limit, key: string) => Promise<number>;
  /** Takes back one that was counted. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** Forgets what was counted for a key. */
  forget: (limit: Limit, key: string) => Promise<void>;
}

/** The refusal of one who does something too often. */
export const throttled = (waitSeconds: number) =>
  new ApiError('throttled', `Too many requests. Try again in ${waitSeconds} seconds.`, {
    headers: { 'Retry-After': String(waitSeconds) },
  });

/** One more for a key, and how long its window is when it begins now. */
interface Spend {
  key: string;
  seconds: number;
}

/** Where a key stands with one spend counted in, and when its window ends. */
interface Spent {
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

const statement = `
  insert into rate_limit (key, points, expire)
  select key, points, expire
  from json_to_recordset($1::json) as given (key text, points integer, expire bigint)
  order by key
  on conflict (key) do update set
    points = excluded.points + case when rate_limit.expire <= $2 then 0 else rate_limit.points end,
    expire = case when rate_limit.expire <= $2 then excluded.expire else rate_limit.expire end
  returning key, points, expire`;

/** Adds up what is spent of each key. Keys stand in order, so that processes wait for each other and never for ever. */
const addUp = (spends: readonly Spend[], now: number) => {
  const sums = new Map<string, { points: number; expire: number }>();
  for (const { key, seconds } of spends) {
    const sum = sums.get(key);
    if (sum) sum.points += 1;
    else sums.set(key, { points: 1, expire: now + seconds * 1_000 });
  }
  return sums;
};

/**
 * Counts in PostgreSQL, exactly, over all processes: what is spent while the database counts what
 * came before goes into the next statement together. Each spend has its own place in the line, so
 * that of those beyond a limit exactly so many are refused.
 */
function createSharedSpends(pool: Pool) {
  return createBatcher<Spend, Spent>({
    most: 1_024,
    mostWaiting: 16_384,
    refuse: () => new Error('Too much is counted at once.'),
    isFaultOfOne: () => false,
    write: async (spends) => {
      const now = Date.now();
      const sums = addUp(spends, now);
      const given = [...sums].map(([key, sum]) => ({ key, ...sum }));
      const { rows } = await pool.query<Spent & { key: string }>(statement, [
        JSON.stringify(given),
        now,
      ]);
      const places = new Map(
        rows.map(({ key, points, expire }) => [
          key,
          { next: points - (sums.get(key)?.points ?? 0), expire },
        ]),
      );
      return spends.map(({ key }) => {
        const place = places.get(key);
        if (!place) throw new Error('The database counts every key that it is given.');
        place.next += 1;
        return { points: place.next, expire: place.expire };
      });
    },
  });
}

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1_000));

/** Nothing is too often: for tests, and for RATE_LIMIT_FACTOR=0. */
const unlimited: Limits = {
  spend: () => Promise.resolve(),
  isWithin: () => Promise.resolve(true),
  countOf: () => Promise.resolve(0),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** The counter of a limit: in this process, and with a shared store over all processes. */
interface Counter {
  memory: RateLimiterMemory;
  shared?: RateLimiterPostgres;
}

/** Where it is told that the database does not count. */
interface Warner {
  warn: (about: object, message: string) => void;
}

/**
 * Counts in memory when one process has the database to itself, and in PostgreSQL when several may
 * share it. When PostgreSQL does not answer, memory takes over: limits never fail open. What is
 * counted is a key's HMAC: no address stands in the database, and without the secret none is guessed.
 */
export function createLimits(
  factor: number,
  engine: Engine,
  secret: string,
  logger: Warner,
): Limits {
  if (factor === 0) return unlimited;

  const hidden = createSecretKey(Buffer.from(secret));
  const hide = (key: string): string =>
    createHmac('sha256', hidden).update(key).digest('base64url').slice(0, 22);
  const spends = engine.kind === 'postgres' ? createSharedSpends(engine.pool) : undefined;
  let isSharing = true;

  /** Undefined when the database does not count. That is said once, and again after it has counted. */
  const countShared = async (spend: { key: string; seconds: number }) => {
    try {
      const spent = await spends?.add(spend);
      isSharing = true;
      return spent;
    } catch (error) {
      if (isSharing) {
        logger.warn({ err: error }, 'Limits are counted in this process, not in the database');
      }
      isSharing = false;
      return undefined;
    }
  };

  const counters = new Map<string, Counter>();
  const counterOf = ({
    name,
    points,
    seconds,
    isExact = false,
    isLocal = false,
  }: Limit): Counter => {
    const known = counters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: name,
      points: isExact ? points : Math.max(1, Math.round(points * factor)),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const counter: Counter =
      engine.kind === 'embedded' || isLocal
        ? { memory }
        : {
            memory,
            shared: new RateLimiterPostgres({
              ...options,
              storeClient: engine.pool,
              storeType: 'pool',
              tableName: 'rate_limit',
              tableCreated: true,
              insuranceLimiter: memory,
            }),
          };
    counters.set(name, counter);
    return counter;
  };

  /** Counts one more. Answers what is known of a key that has no more to spend. */
  const consume = async (limit: Limit, key: string): Promise<RateLimiterRes | undefined> => {
    const { memory, shared } = counterOf(limit);
    const hiddenKey = hide(key);
    if (shared) {
      const spend = { key: shared.getKey(hiddenKey), seconds: limit.seconds };
      const spent = await countShared(spend);
      if (spent) {
        const isTooMany = spent.points > shared.points;
        return isTooMany ? new RateLimiterRes(0, spent.expire - Date.now()) : undefined;
      }
    }
    try {
      await memory.consume(hiddenKey, 1, { customDuration: limit.seconds });
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  };

  return {
    spend: async (limit, key) => {
      const refused = await consume(limit, key);
      if (refused) throw throttled(waitSeconds(refused));
    },
    isWithin: async (limit, key) => (await consume(limit, key)) === undefined,
    countOf: async (limit, key) => {
      const { memory, shared } = counterOf(limit);
      return (await (shared ?? memory).get(hide(key)))?.consumedPoints ?? 0;
    },
    giveBack: async (limit, key) => {
      const { memory, shared } = counterOf(limit);
      await (shared ?? memory).reward(hide(key));
    },
    forget: async (limit, key) => {
      const { memory, shared } = counterOf(limit);
      await (shared ?? memory).delete(hide(key));
    },
  };
}
