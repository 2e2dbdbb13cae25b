import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';

import type { Settings } from '../env.ts';
import { hostOf, isPublicAddress } from '../tools/addresses.ts';

const ports = new Set(['', '443', '8443']);

/**
 * True when a webhook may have this address: https, a usual port, no credentials, not the product
 * itself, and no address of a private network. The addresses behind a name are checked when it is
 * called.
 */
export function mayBeCalled(
  text: string,
  { publicOrigin, webhookAllowPrivate }: Pick<Settings, 'publicOrigin' | 'webhookAllowPrivate'>,
): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const own = new URL(publicOrigin);
  if (`${url.username}${url.password}` !== '') return false;
  if (webhookAllowPrivate) {
    return ['http:', 'https:'].includes(url.protocol) && url.host !== own.host;
  }
  if (url.protocol !== 'https:' || !ports.has(url.port)) return false;
  if (url.hostname === own.hostname) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isPublicAddress(host);
}

const secretBytes = 32;

/** A secret that only its webhook and we know. */
export const newWebhookSecret = (): string =>
  `whsec_${randomBytes(secretBytes).toString('base64')}`;
