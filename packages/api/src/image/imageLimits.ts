import type { Limit } from '../http/limits.ts';

/** How often each call on pictures may be made, before RATE_LIMIT_FACTOR. */
export const imageLimits = {
  /** From one address: the guests of a café see pictures of its form from one. */
  read: { name: 'image', points: 1_200, seconds: 60, isLocal: true },
  upload: { name: 'upload', points: 5, seconds: 60 },
} as const satisfies Record<string, Limit>;
