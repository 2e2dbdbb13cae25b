import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * The number of passwords that are hashed at once: two, so that a login waits for one other and not
 * for a queue, and three where there are processors to spare. Hashing is limited by memory access,
 * 19 MiB each, so that more at once hash hardly more. Never all four threads of Node's pool:
 * answers need one of them to be written to the disk.
 */
export const hashesAtOnce = (processors: number): number =>
  Math.min(3, Math.max(2, Math.floor(processors / 2)));

/** OWASP's minimum for argon2id, which is the library's default algorithm. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords, a few at a time. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with a hash; without one, or with an empty one, it takes as long and answers false. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

// NFC: one password, however the keyboard composed it.
const normalise = (password: string) => password.normalize('NFC');

export function createPasswords(
  maxAtOnce = hashesAtOnce(availableParallelism()),
  argon2: { hash: typeof hash; verify: typeof verify } = { hash, verify },
): Passwords {
  const inTurn = pLimit(maxAtOnce);
  const hashInTurn = (password: string) => inTurn(() => argon2.hash(normalise(password), cost));
  const nobodysHash = hashInTurn(randomBytes(24).toString('base64'));

  return {
    hash: hashInTurn,
    matches: async (password, known) => {
      const against = known || (await nobodysHash);
      const isRight = await inTurn(() => argon2.verify(against, normalise(password)));
      return isRight && against === known;
    },
  };
}
