import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { ApiEnv } from '../apiEnv.ts';
import type { MeasureRequest } from '../metrics/createMetrics.ts';
import { currentWork, type SpanTracer } from '../tracing/currentWork.ts';

const looksLikeAnId = /^[\w-]{8,64}$/;

/** Receivers of the metrics and traces of requests. */
export interface Observers {
  /** Omitted: no metrics. */
  measure?: MeasureRequest | undefined;
  /** Omitted: no tracing. */
  tracer?: SpanTracer | undefined;
}

interface Begun {
  method: string;
  requestId: string;
  traceparent: string | undefined;
}

/** Measures and traces a request from now on, until `end` is told its route and status. */
export function observe({ measure, tracer }: Observers, { method, ...about }: Begun) {
  const answered = measure?.();
  const span = tracer?.begin(method, { kind: 'server', ...about });
  const end = (route: string, status: number) => {
    answered?.({ method, route, status });
    span?.end({
      name: `${method} ${route}`,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      },
      failed: status >= 500,
    });
  };
  return { span, end };
}

/**
 * Gives each request an id, or keeps the caller's, under which all that it causes can be found. Writes
 * one line about it when it is answered, and has it measured and traced where somebody does that.
 */
export const requestId = (logger: Logger, measure?: MeasureRequest, tracer?: SpanTracer) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const id = looksLikeAnId.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.set('logger', logger.child({ request_id: id }));

    const { span, end } = observe(
      { measure, tracer },
      { method: c.req.method, requestId: id, traceparent: c.req.header('traceparent') },
    );
    const startedAt = performance.now();
    await currentWork.run({ requestId: id, span }, next);

    const { method, routePath: route } = c.req;
    const { status } = c.res;
    end(route, status);

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
