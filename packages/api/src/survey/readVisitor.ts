import type { Context } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';

/** The sender of a request to a survey. The address is used, but not stored. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** A prefetch is not shown to anyone. */
  isPrefetch: boolean;
}

/** Reads the visitor from a request. */
export const readVisitor = (c: Context<ApiEnv>): Visitor => ({
  address: c.var.clientAddress,
  userAgent: c.req.header('User-Agent') ?? '',
  isPrefetch: /prefetch|prerender/i.test(
    ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => c.req.header(name)).join(' '),
  ),
});
