import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { Origin } from '../account/securityEvents.sql.ts';
import type { ApiEnv } from '../apiEnv.ts';
import { isLoopback } from '../env.ts';
import {
  findClientAddress,
  forwardedHops,
  isForeign,
  isFromThisMachine,
  networkOf,
  shortenAddress,
} from '../tools/addresses.ts';
import { nameDevice } from '../tools/nameDevice.ts';
import { ApiError, notFound } from './ApiError.ts';

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

const maxLength = 300;

/** Where a request comes from, as far as it may be kept. */
export function originOf(c: Context<ApiEnv>): Origin {
  const userAgent = (c.req.header('User-Agent') ?? '').replaceAll(/\p{Cc}+/gu, ' ');
  return {
    address: shortenAddress(c.var.clientAddress),
    device: nameDevice(userAgent),
    userAgent: userAgent.slice(0, maxLength).toWellFormed(),
  };
}

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

/**
 * Lets no page of another origin change anything with its reader's browser. Programs say nothing
 * about pages and pass. A gateway in front has judged this already, and says nothing either.
 */
export const refuseForeignPages = (publicOrigin: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const changesNothing = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (!changesNothing && isForeign(c.req.raw, publicOrigin)) {
      throw new ApiError('foreign_origin', 'Requests from other sites are not taken.');
    }
    await next();
  });
