import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';
import { isForeign } from '../tools/isForeign.ts';

/**
 * Lets no page of another origin change anything with its reader's browser. Programs say nothing
 * about pages and pass. A gateway in front has judged this already, and says nothing either.
 */
export const refuseForeignPages = (publicOrigin: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const changesNothing = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (!changesNothing && isForeign(c.req.raw, publicOrigin)) {
      throw new ApiError('foreign_origin', 'Requests from other sites are not taken.');
    }
    await next();
  });
