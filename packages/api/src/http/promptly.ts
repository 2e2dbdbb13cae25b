import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

const patienceMs = 4_500;

const late = () =>
  new ApiError('unavailable', 'The service is busy. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Answers within five seconds, whatever holds the work up. What is under way by then may yet be done:
 * for calls that change nothing, or may be sent again.
 */
export const promptly = createMiddleware<ApiEnv>(async (_, next) => {
  const isLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => isLate.reject(late()), patienceMs);
  try {
    await Promise.race([next(), isLate.promise]);
  } finally {
    clearTimeout(timer);
  }
});
