import { isIP } from 'node:net';

import { ipv6Groups } from './ipv6Groups.ts';

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
