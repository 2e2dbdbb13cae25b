import { ApiError } from './ApiError.ts';

/** How often something may happen: so many points in so many seconds. */
export interface Limit {
  /** Names the counter, such as `login_address`. */
  name: string;
  points: number;
  seconds: number;
  /** Whether RATE_LIMIT_FACTOR leaves it alone: what happens once happens once. */
  isExact?: boolean;
  /** Whether each process counts for itself: sharing the count would cost more than what it guards. */
  isLocal?: boolean;
}

/** Counts what is done too often. */
export interface Limits {
  /** Counts one more for a key, and throws `throttled` when that is too many. */
  spend: (limit: Limit, key: string) => Promise<void>;
  /** Counts one more for a key. False when that is too many. */
  isWithin: (limit: Limit, key: string) => Promise<boolean>;
  /** How many were counted for a key, without counting one more. */
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
