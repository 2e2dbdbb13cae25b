import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { ApiEnv } from '../apiEnv.ts';
import type { MeasureRequest } from '../metrics/createMetrics.ts';

const looksLikeAnId = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, or keeps the caller's, writes one line about it when it is answered, and
 * has it measured where somebody measures.
 */
export const requestId = (logger: Logger, measure?: MeasureRequest) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const id = looksLikeAnId.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.set('logger', logger.child({ request_id: id }));

    const answered = measure?.();
    const startedAt = performance.now();
    await next();

    const { method, routePath: route } = c.req;
    const { status } = c.res;
    answered?.({ method, route, status });

    c.header('X-Request-Id', id);
    c.var.logger.info(
      {
        method,
        route,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
  });
