import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { isLoopback } from '../env.ts';
import { notFound } from './refuse.ts';
import { forwardedHops } from '../tools/findClientAddress.ts';
import { isFromThisMachine } from '../tools/isFromThisMachine.ts';

/**
 * Answers 404 to everybody but somebody at this machine. The gateway in the same process has judged the
 * socket and the headers of the caller already, and names their address alone.
 */
export const onThisMachine = createMiddleware<ApiEnv>(async (c, next) => {
  const { raw } = c.req;
  const isHere =
    c.env?.trusted === true
      ? isLoopback(forwardedHops(raw.headers).at(-1) ?? '')
      : isFromThisMachine(raw, c.env?.incoming?.socket.remoteAddress);
  if (!isHere) throw notFound();
  await next();
});
