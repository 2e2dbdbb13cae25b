import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from '../errors/ApiError.ts';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Lets no page of another origin change anything with its reader's browser. Programs say nothing
 * about pages and pass. A gateway in front has judged this already, and says nothing either.
 */
export const refuseForeignPages = (publicOrigin: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { method, url } = c.req;
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isOurs =
      origin === undefined || origin === publicOrigin || hostOf(origin) === hostOf(url);

    const isForeign = site === 'cross-site' || (site !== 'same-origin' && !isOurs);
    if (isForeign && !['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      throw new ApiError('foreign_origin', 'Requests from other sites are not taken.');
    }
    await next();
  });
