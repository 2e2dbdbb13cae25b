import { expect, it } from 'vitest';

import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('hashes with argon2id, 19 MiB, two passes, and a salt of its own', async () => {
  const [one, other] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});

it('knows a password however the keyboard composed it, and no other', async () => {
  const hash = await passwords.hash('Zaz\u00f3lc\u0301#2026');
  expect(await passwords.matches('Zazo\u0301l\u0107#2026', hash)).toBe(true);
  expect(await passwords.matches('Zazolc#2026', hash)).toBe(false);
});

it('matches nothing where nobody is known', async () => {
  expect(await passwords.matches('anything', undefined)).toBe(false);
});
