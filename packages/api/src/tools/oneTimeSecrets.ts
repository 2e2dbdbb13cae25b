import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a letter's link, and what of them is kept. */
export function newOneTimeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOneTimeSecret(secret) };
}

/** SHA-256 is enough here: nobody can try 2^256 secrets. */
export const hashOneTimeSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
