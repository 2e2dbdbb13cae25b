import { isIP } from 'node:net';

import { ipv6Groups } from './ipv6Groups.ts';

/** An address as limits count it: one IPv6 customer owns a /64, so its lower half says nothing. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${ipv6Groups(address, 4).join(':')}::` : address;
