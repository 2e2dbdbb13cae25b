import { randomBytes } from 'node:crypto';

/** Crockford's base32: nothing in it can be mistaken for something else when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new end for a printed address: ten random characters. */
export const drawSlug = (): string =>
  Array.from(randomBytes(10), (byte) => alphabet.charAt(byte & 31)).join('');

/**
 * A slug as it is stored, from one that a person or a camera read: letter case does not matter, nor
 * do letters that look like digits. Undefined for what no slug can be.
 */
export function readSlug(text: string): string | undefined {
  const slug = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(slug) ? slug : undefined;
}
