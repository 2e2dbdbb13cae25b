import { createMiddleware } from 'hono/factory';
import pTimeout from 'p-timeout';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

const timeoutMs = 4_500;

const timedOut = () =>
  new ApiError('unavailable', 'The service is busy. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/** Rejects with 503 after 4.5 seconds. The work may still be completed. */
export const withinTimeout = <Result>(work: Promise<Result>): Promise<Result> =>
  pTimeout(work, {
    milliseconds: timeoutMs,
    fallback: () => {
      throw timedOut();
    },
  });

/**
 * Answers 503 after 4.5 seconds. The work may still be completed: for calls that change nothing, or may
 * be sent again.
 */
export const requestTimeout = createMiddleware<ApiEnv>((_, next) => withinTimeout(next()));
