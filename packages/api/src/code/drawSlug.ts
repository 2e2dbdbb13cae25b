import { randomBytes } from 'node:crypto';

/** Crockford's base32: nothing in it can be mistaken for something else when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new end for a printed address: ten random characters. */
export const drawSlug = (): string =>
  Array.from(randomBytes(10), (byte) => alphabet.charAt(byte & 31)).join('');
