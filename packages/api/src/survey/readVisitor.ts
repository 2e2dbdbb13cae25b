import type { Context } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import type { Visitor } from './Visitor.ts';

/** What a request says about the visitor who sends it. */
export const readVisitor = (c: Context<ApiEnv>): Visitor => ({
  address: c.var.clientAddress,
  userAgent: c.req.header('User-Agent') ?? '',
  isPrefetch: /prefetch|prerender/i.test(
    ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => c.req.header(name)).join(' '),
  ),
});
