import { isDeepStrictEqual } from 'node:util';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

import type { Limit } from './limits.ts';
import type { ServiceTools } from '../services.ts';

/** The solution of a challenge as browsers send it, in ALTCHA's format. */
const Proof = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
      data: v.record(v.string(), v.string()),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
type Proof = v.InferOutput<typeof Proof>;

/** Reads a proof: JSON in base64. Undefined for anything else. */
function readProof(text: string): Proof | undefined {
  try {
    const read = v.safeParse(Proof, JSON.parse(Buffer.from(text, 'base64').toString()));
    return read.success ? read.output : undefined;
  } catch {
    // Not JSON: whoever sent it has solved nothing.
    return undefined;
  }
}

type Tools = Pick<ServiceTools, 'limits' | 'secretFor' | 'formerSecretFor' | 'now'>;

/** The purpose of a challenge: a proof for one purpose proves nothing for another. */
type Purpose = Readonly<Record<string, string>>;

/** The time in which a challenge can be solved. */
const secondsToSolve = 600;

/** Rounds of one try, and how many tries it takes: the work is known, so no phone is unlucky. */
const cost = 2_000;
const tries = { min: 150, max: 300 };

/** A proof serves once, whatever RATE_LIMIT_FACTOR says. */
const onceLimit: Limit = { name: 'proof', points: 1, seconds: secondsToSolve, isExact: true };

/** Work for a browser, as ALTCHA writes it: invisible, and with nobody else asked. */
export const createProofsOfWork = ({ limits, now, secretFor, formerSecretFor }: Tools) => {
  const secretsOf = (secret: ServiceTools['secretFor']) => ({
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('challenge solution'),
  });
  const own = secretsOf(secretFor);
  const former = formerSecretFor && secretsOf(formerSecretFor);

  const isSolved = async (proof: Proof, secrets: typeof own): Promise<boolean> =>
    (await verifySolution({ ...proof, deriveKey, ...secrets })).verified;

  return {
    make: (purpose: Purpose): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.max, tries.min),
        deriveKey,
        ...own,
        expiresAt: new Date(now().getTime() + secondsToSolve * 1_000),
        data: purpose,
      }),

    /** Verifies a proof of work for a purpose. Each proof is accepted once. */
    async accepts(purpose: Purpose, text: string): Promise<boolean> {
      const proof = readProof(text);
      return (
        proof !== undefined &&
        isDeepStrictEqual(proof.challenge.parameters.data, purpose) &&
        proof.challenge.parameters.expiresAt * 1_000 > now().getTime() &&
        ((await isSolved(proof, own)) ||
          (former !== undefined && (await isSolved(proof, former)))) &&
        limits.isWithin(onceLimit, proof.challenge.signature)
      );
    },
  };
};
