import { randomBytes } from 'node:crypto';

import { hash, verify, type Options } from '@node-rs/argon2';

/** Hashing takes 19 MiB each; more than this at once would starve everything else. */
const maxAtOnce = 4;

/** OWASP's minimum for argon2id, which is the library's default algorithm. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords, a few at a time. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with a hash; without one it takes as long and answers false. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

// NFC: one password, however the keyboard composed it.
const normalise = (password: string) => password.normalize('NFC');

export function createPasswords(): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  const hashInTurn = (password: string) => inTurn(() => hash(normalise(password), cost));
  const nobodysHash = hashInTurn(randomBytes(24).toString('base64'));

  return {
    hash: hashInTurn,
    matches: async (password, known) => {
      const against = known ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(against, normalise(password)));
      return isRight && known !== undefined;
    },
  };
}
