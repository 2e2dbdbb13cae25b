import { BlockList, isIP } from 'node:net';

import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ipv6Groups } from '../tools/ipv6Groups.ts';

const unknownAddress = '0.0.0.0';

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const toBlockList = (peers: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const peer of peers) {
    const [address = '', prefix] = peer.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

/** An address as limits count it: one IPv6 customer owns a /64, so its lower half says nothing. */
export function toLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipv6Groups(address, 4).join(':')}::`;
}

/**
 * Finds out where a request comes from. `X-Forwarded-For` is believed from a caller in the same
 * process and from the peers in TRUST_PROXY; from the right, the first address that is not such a peer.
 */
export const clientAddress = (trustProxy: readonly string[]) => {
  const trusted = toBlockList(trustProxy);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return createMiddleware<ApiEnv>(async (c, next) => {
    const forwarded = (c.req.header('X-Forwarded-For') ?? '')
      .split(',')
      .map(plain)
      .filter((address) => isIP(address) !== 0);
    const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');

    let address = isIP(peer) === 0 ? unknownAddress : peer;
    if (c.env?.trusted === true) address = forwarded.at(-1) ?? address;
    else if (isTrusted(peer)) {
      address = forwarded.findLast((hop) => !isTrusted(hop)) ?? forwarded[0] ?? address;
    }
    c.set('clientAddress', toLimitKey(address));
    await next();
  });
};
