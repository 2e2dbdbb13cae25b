import { BlockList, isIP } from 'node:net';

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
