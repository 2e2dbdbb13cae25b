import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import type { Limit } from '../tools/limits.ts';

/** Lets an address do something only so often. */
export const limited = (limit: Limit) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await c.var.limits.spend(limit, c.var.clientAddress);
    await next();
  });
