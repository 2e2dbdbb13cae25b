import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';

/** Whether the process runs. Whether it can work is `readyz`'s question. */
export const healthz = () =>
  new Hono<ApiEnv>().get('/healthz/', (c) => c.json({ status: 'ok' }));
