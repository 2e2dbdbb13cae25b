import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import type { Services } from '../services.ts';

/** `healthz` says that the process runs, `readyz` that it can do its work. */
export const healthz = ({ isReady }: Services) =>
  new Hono<ApiEnv>()
    .get('/healthz/', (c) => c.json({ status: 'ok' }))
    .get('/readyz/', async (c) =>
      (await isReady())
        ? c.json({ status: 'ready' })
        : c.json({ status: 'unavailable' }, 503, { 'Retry-After': '2' }),
    );
