import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { findClientAddress, forwardedHops } from '../tools/findClientAddress.ts';
import { networkOf } from '../tools/networkOf.ts';

/** Notes where a request comes from. A caller in the same process is believed, whatever TRUST_PROXY says. */
export const clientAddress = (trustProxy: readonly string[]) => {
  const find = findClientAddress(trustProxy);

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { headers } = c.req.raw;
    const said = c.env?.trusted === true ? forwardedHops(headers).at(-1) : undefined;
    c.set('clientAddress', networkOf(said ?? find(headers, c.env?.incoming?.socket.remoteAddress)));
    await next();
  });
};
