import type { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from '../errors/ApiError.ts';

/** Answers 405 with `Allow` where a path exists but not for this method. Comes after every route. */
export function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue;
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }

  for (const [path, allowed] of methods) {
    // Whatever can be read can be asked for its headers alone.
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
      throw new ApiError('method_not_allowed', `Method "${c.req.method}" not allowed.`, {
        headers: { Allow: allow },
      });
    });
  }
}
