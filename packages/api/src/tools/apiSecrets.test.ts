import { expect, it } from 'vitest';

import { hashApiSecret, isApiSecret, isWholeApiSecret, newApiSecret } from './randomSecrets.ts';

it('is another one each time, in the shape that scanners for secrets look for', () => {
  const made = Array.from({ length: 200 }, newApiSecret);

  expect(new Set(made.map(({ secret }) => secret)).size).toBe(200);
  for (const { secret, hash, prefix } of made) {
    expect(secret).toMatch(/^hb_live_[0-9A-Za-z]{49}$/);
    expect(secret.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(12);
    expect(hash).toBe(hashApiSecret(secret));
    expect(isWholeApiSecret(secret)).toBe(true);
  }
});

it('is known to be wrong when one character of it is', () => {
  const { secret } = newApiSecret();

  for (const at of [8, 30, secret.length - 1]) {
    const other = secret[at] === 'x' ? 'y' : 'x';
    const mistyped = secret.slice(0, at) + other + secret.slice(at + 1);
    expect(isApiSecret(mistyped)).toBe(true);
    expect(isWholeApiSecret(mistyped)).toBe(false);
  }
  expect(isWholeApiSecret(secret.slice(0, -1))).toBe(false);
  expect(isWholeApiSecret(`${secret}x`)).toBe(false);
});
