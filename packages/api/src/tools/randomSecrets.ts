import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 256 random bits for a letter's link, and what of them is kept. */
export function newOneTimeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOneTimeSecret(secret) };
}

/** SHA-256 is enough here: nobody can try 2^256 secrets. */
export const hashOneTimeSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The prefix of every key: secret scanners recognize ours by it. */
const mark = 'hb_live_';

/** The length of the part of a key that is shown later: enough to tell keys apart, no help in guessing. */
const shownLength = mark.length + 4;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43;
const sumLength = 6;

/** The mark, the random part and the sum. */
const shape = /^hb_live_[0-9A-Za-z]{49}$/;

const inDigits = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
};

const sumOf = (text: string): string => inDigits(BigInt(crc32(text)), sumLength);

/** True when a text is meant as an API key, a valid one or not. */
export const isApiSecret = (text: string): boolean => text.startsWith(mark);

/** Verifies the checksum of a key: a truncated or mistyped one is recognized without the database. */
export const isWholeApiSecret = (text: string): boolean =>
  shape.test(text) && text.endsWith(sumOf(text.slice(0, -sumLength)));

/** SHA-256 is enough here: nobody can try 2^256 keys. */
export const hashApiSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** 256 random bits with a checksum, and what of them is kept. */
export function newApiSecret(): { secret: string; hash: string; prefix: string } {
  const random = inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  const secret = `${mark}${random}${sumOf(`${mark}${random}`)}`;
  return { secret, hash: hashApiSecret(secret), prefix: secret.slice(0, shownLength) };
}
