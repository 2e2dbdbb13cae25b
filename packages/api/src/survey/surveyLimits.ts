import type { Limit } from '../http/limits.ts';

/** Rate limits of visitors' calls, before RATE_LIMIT_FACTOR. */
export const surveyLimits = {
  /** Reading and erasing by receipt: guessing one is hopeless, trying is not free. */
  receipt: { name: 'receipt', points: 60, seconds: 60 },
  /** A form, or that there is none: sixty guests behind one router never come near it. */
  read: { name: 'survey', points: 1_200, seconds: 60, isLocal: true },
  /** Scans and starts from one address: calls about codes that do not exist count as well. */
  report: { name: 'report', points: 1_200, seconds: 60, isLocal: true },
  challenge: { name: 'challenge', points: 120, seconds: 60, isLocal: true },
  /** From one address to one code. Beyond it, a proof of work is needed. */
  submitSoft: { name: 'submit_soft', points: 20, seconds: 60 },
  submitAddress: { name: 'submit_address', points: 100, seconds: 60 },
  submitCode: { name: 'submit_code', points: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;
