import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';

import type { ServiceTools } from '../ServiceTools.ts';
import type { Visitor } from './Visitor.ts';

type Tools = Pick<ServiceTools, 'surveys' | 'now'>;

/** The part of an address that a household or an office shares: /24 of IPv4, /48 of IPv6. */
export const prefixOf = (address: string): string =>
  isIP(address) === 4
    ? address.split('.').slice(0, 3).join('.')
    : address.split(':').slice(0, 3).join(':');

/**
 * Recognises a visitor of a code within one day (UTC), and never across two: an HMAC by the day's
 * random salt. Without the salt, which is destroyed after 48 hours, it leads back to nobody.
 */
export const hashVisitor = ({ surveys, now }: Tools) => {
  let known: { day: string; salt: Uint8Array } | undefined;

  return async (codeId: string, { address, userAgent }: Visitor): Promise<Uint8Array> => {
    const day = now().toISOString().slice(0, 10);
    if (known?.day !== day) known = { day, salt: await surveys.saltOf(day, randomBytes(32)) };

    return createHmac('sha256', known.salt)
      .update(`${codeId}|${prefixOf(address)}|${userAgent}`)
      .digest()
      .subarray(0, 16);
  };
};
