import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import type { Engine } from '../database/connect.ts';
import { throttled, type Limit, type Limits } from './limits.ts';

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1_000));

/** Nothing is too often. For tests, and for RATE_LIMIT_FACTOR=0. */
const unlimited: Limits = {
  spend: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/**
 * Counts in memory when one process has the database to itself, and in PostgreSQL when several may
 * share it. When PostgreSQL does not answer, memory takes over: limits never fail open.
 */
export function createLimits(factor: number, engine: Engine): Limits {
  if (factor === 0) return unlimited;

  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = ({ name, points, seconds }: Limit): RateLimiterAbstract => {
    const known = counters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: name,
      points: Math.max(1, Math.round(points * factor)),
      duration: seconds,
    };
    const counter =
      engine.kind === 'embedded'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: engine.pool,
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
            insuranceLimiter: new RateLimiterMemory(options),
          });
    counters.set(name, counter);
    return counter;
  };

  return {
    spend: async (limit, key) => {
      try {
        await counterOf(limit).consume(key);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? throttled(waitSeconds(refused)) : refused;
      }
    },
    giveBack: async (limit, key) => {
      await counterOf(limit).reward(key);
    },
    forget: async (limit, key) => {
      await counterOf(limit).delete(key);
    },
  };
}
