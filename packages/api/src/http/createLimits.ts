import { createHmac, createSecretKey } from 'node:crypto';

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Engine } from '../database/connect.ts';
import { throttled, type Limit, type Limits } from './limits.ts';
import { createSharedSpends } from '../tools/sharedSpends.ts';

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1_000));

/** Nothing is too often: for tests, and for RATE_LIMIT_FACTOR=0. */
const unlimited: Limits = {
  spend: () => Promise.resolve(),
  isWithin: () => Promise.resolve(true),
  countOf: () => Promise.resolve(0),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** How a limit counts: in this process, and where there is a server for all of them, over all. */
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
