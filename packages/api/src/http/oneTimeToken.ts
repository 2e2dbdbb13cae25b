import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

/** Reads the token of a letter's link from `Authorization: Token …`. A bare visit to the address does nothing. */
export const oneTimeToken = createMiddleware<ApiEnv>(async (c, next) => {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'token' || token === undefined || rest.length > 0) {
    throw new ApiError('not_authenticated', 'Authentication credentials were not provided.');
  }
  c.set('oneTimeToken', token);
  await next();

  c.header('Vary', 'Authorization', { append: true });
});
