import { BlockList, isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

import { isLoopback } from '../env.ts';

/** The first groups of an IPv6 address, without leading zeros. */
const ipv6Groups = (address: string, howMany: number): string[] =>
  ipaddr.IPv6.parse(address)
    .parts.slice(0, howMany)
    .map((part) => part.toString(16));

/** The host of an address without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** An address as limits count it: one IPv6 customer owns a /64, so its lower half says nothing. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${ipv6Groups(address, 4).join(':')}::` : address;

/**
 * The network of an address: the first three numbers of IPv4 (/24), the first three groups of IPv6
 * (/48). Enough for a person to recognise where they were, too little to find them. Null for an
 * address that is not known.
 */
export function shortenAddress(address: string): string | null {
  if (isIP(address) === 4) {
    const [first, second, third] = address.split('.');
    return address === '0.0.0.0' ? null : `${first}.${second}.${third}.0/24`;
  }
  if (isIP(address) !== 6) return null;
  return `${ipv6Groups(address, 3).join(':')}::/48`;
}

const unknownAddress = '0.0.0.0';

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const toBlockList = (peers: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const peer of peers) {
    const [address = '', prefix] = peer.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/** The addresses that `X-Forwarded-For` names, the nearest last. Says nothing of whether to believe it. */
export const forwardedHops = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(plain)
    .filter((hop) => isIP(hop) !== 0);

/**
 * Where a request comes from. `X-Forwarded-For` is believed only from the peers in TRUST_PROXY, read
 * from the right: the first address that is not such a peer.
 */
export function findClientAddress(trustProxy: readonly string[]) {
  const trusted = toBlockList(trustProxy);
  const isTrusted = (address: string) =>
    // Asked for each request, and mostly there is nobody to trust.
    trustProxy.length > 0 && isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (headers: Headers, remoteAddress: string | undefined): string => {
    const peer = plain(remoteAddress ?? '');
    const address = isIP(peer) === 0 ? unknownAddress : peer;
    if (!isTrusted(address)) return address;

    const hops = forwardedHops(headers);
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? address;
  };
}

const hostOfOrigin = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * True when a browser sends this from a page of another origin. Programs send no `Sec-Fetch-Site`
 * or `Origin`, and need not: they send no session on their own.
 */
export function isForeign({ method, headers, url }: Request, publicOrigin?: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;

  const origin = headers.get('origin');
  // A browser knows best what is of one origin, under whichever of our names we were reached.
  if (site === 'same-origin') return false;
  // A page of a neighboring name says which it is, unless it only leads here.
  if (origin === null) return site === 'same-site' && !['GET', 'HEAD'].includes(method);
  return origin !== publicOrigin && hostOfOrigin(origin) !== new URL(url).host;
}

/** Headers by which proxies and content networks tell of the caller whom they pass on. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|true-client-ip|cf-|fly-|fastly-|akamai-|x-(?:forwarded|real-ip|original|client|cluster|envoy|proxyuser|proxied|host|scheme|azure|appengine|amzn|arr))/;

/** The address of a socket's peer, which is IPv4 in IPv6 where the server listens on both. */
const isLoopbackPeer = (address: string | undefined): boolean =>
  isLoopback((address ?? '').replace(/^::ffff:/i, ''));

/**
 * True for a caller at this machine, without a proxy in between: the socket's peer and the
 * requested host are loopback ones, and no header names another caller. The check of the host keeps
 * out pages of other sites whose own name leads to this machine (DNS rebinding).
 */
export function isFromThisMachine(
  { headers, url }: Request,
  remoteAddress: string | undefined,
): boolean {
  const names = [url, `http://${headers.get('host') ?? new URL(url).host}`];
  return (
    isLoopbackPeer(remoteAddress) &&
    names.every((name) => URL.canParse(name) && isLoopback(new URL(name).hostname)) &&
    ![...headers.keys()].some((name) => forwardingHeader.test(name))
  );
}

/** Ranges that are not public, or no single machine's: IANA's registries of special addresses. */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Shared by the customers of a provider.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, where clouds tell a machine its own secrets.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Azure's own, which every machine there reaches.
  '168.63.129.16/32',
  // Multicast, what is reserved, and everybody.
  '224.0.0.0/3',
];

/** The part of IPv6 that is routed. All else is local, mapped, or leads to IPv4 in disguise. */
const routed = '2000::/3';

const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const lists = {
  special: listOf(special, 'ipv4'),
  routed: listOf([routed], 'ipv6'),
  specialV6: listOf(specialV6, 'ipv6'),
};

/** True when an IP address belongs to one machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !lists.special.check(address, 'ipv4');
  if (family !== 6) return false;
  return lists.routed.check(address, 'ipv6') && !lists.specialV6.check(address, 'ipv6');
}
