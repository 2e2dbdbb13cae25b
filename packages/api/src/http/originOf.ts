import type { Context } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import type { Origin } from '../account/Origin.ts';
import { nameDevice } from '../tools/nameDevice.ts';
import { shortenAddress } from '../tools/shortenAddress.ts';

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
