import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

const refuseMethod = (method: string, allow: string) =>
  new ApiError('method_not_allowed', `Method "${method}" not allowed.`, {
    headers: { Allow: allow },
  });

/** A GET that changes something, as the specification has it, does nothing when it is asked for its headers alone. */
export const refuseHead = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method === 'HEAD') throw refuseMethod('HEAD', 'GET, OPTIONS');
  await next();
});

/** Answers 405 with `Allow` where a path exists but not for this method. Comes after every route. */
export function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const methods = new Map<string, Set<string>>();
  const withoutHead = new Set<string>();
  for (const { path, method, handler } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue;
    if (handler === refuseHead) withoutHead.add(path);
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }

  for (const [path, allowed] of methods) {
    // Whatever can be read without effect can be asked for its headers alone.
    const hasHead = allowed.has('GET') && !withoutHead.has(path);
    const allow = [...allowed, ...(hasHead ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
      throw refuseMethod(c.req.method, allow);
    });
  }
}
