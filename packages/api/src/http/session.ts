import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

const notAuthenticated = () =>
  new ApiError('not_authenticated', 'Authentication credentials were not provided.');

/** Lets pass who has a living session, or a key that may make the call, and notes whom they speak for. */
export const loggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const [scheme = '', access, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  // RFC 9110: schemes are compared without regard to case.
  if (scheme.toLowerCase() !== 'bearer') throw notAuthenticated();
  if (access === undefined || rest.length > 0) {
    throw new ApiError(
      'not_authenticated',
      'Authorization header must contain two space-delimited values',
      { body: { code: 'bad_authorization_header' } },
    );
  }

  const viewer = await c.var.authenticate(access, c.var.scope);
  c.set('accountId', viewer.accountId);
  c.set('userId', viewer.userId);
  c.set('sessionId', viewer.sessionId);
  c.set('keyId', viewer.keyId);
  if (c.var.personLimit) await c.var.limits.spend(c.var.personLimit, viewer.userId);
  await next();

  c.header('Vary', 'Authorization', { append: true });
});

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
