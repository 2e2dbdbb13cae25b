import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { ApiEnv } from '../apiEnv.ts';

const looksLikeAnId = /^[\w-]{8,64}$/;

/** Gives each request an id, or keeps the caller's, and writes one line about it when it is answered. */
export const requestId = (logger: Logger) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const id = looksLikeAnId.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.set('logger', logger.child({ request_id: id }));

    const startedAt = performance.now();
    await next();

    c.header('X-Request-Id', id);
    c.var.logger.info(
      {
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
  });
