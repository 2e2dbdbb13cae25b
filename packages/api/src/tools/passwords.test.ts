import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createPasswords, hashesAtOnce } from './passwords.ts';

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

it.each([
  [1, 2],
  [2, 2],
  [4, 2],
  [64, 3],
])('of %i processors takes no more than %i', (processors, most) => {
  expect(hashesAtOnce(processors)).toBe(most);
});

it('keeps who comes meanwhile waiting, hashing and comparing alike', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  };
  const busy = createPasswords(2, {
    hash: () => work().then(() => 'hash'),
    verify: () => work().then(() => true),
  });
  const asked = Array.from({ length: 6 }, () => [busy.hash('one'), busy.matches('one', 'hash')]);
  await Promise.all(asked.flat());
  expect(most).toBe(2);
});
