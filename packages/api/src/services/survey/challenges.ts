import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { readSlug } from '@hearback/schema/rules';

import { readProof, type Proof } from '../../contract/proof.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { invalidField } from '../../errors/refuse.ts';
import type { Limit } from '../../tools/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { OpenCodes } from './openCodes.ts';

interface Tools extends Pick<ServiceTools, 'limits' | 'secretFor' | 'formerSecretFor' | 'now'> {
  openCodes: OpenCodes;
}

/** How long a challenge can be solved. */
const secondsToSolve = 600;

/** Rounds of one try, and how many tries it takes: the work is known, so no phone is unlucky. */
const cost = 2_000;
const tries = { min: 150, max: 300 };

/** A proof lets one answer in, whatever RATE_LIMIT_FACTOR says. */
const onceLimit: Limit = { name: 'proof', points: 1, seconds: secondsToSolve, isExact: true };

/** Work for the browser of a visitor who looks like a program. Invisible, and nobody else is asked. */
export const createChallenges = ({ openCodes, limits, now, ...tools }: Tools) => {
  const secretsOf = (secretFor: ServiceTools['secretFor']) => ({
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('challenge solution'),
  });
  const own = secretsOf(tools.secretFor);
  const former = tools.formerSecretFor && secretsOf(tools.formerSecretFor);

  const isSolved = async (proof: Proof, secrets: typeof own): Promise<boolean> =>
    (await verifySolution({ ...proof, deriveKey, ...secrets })).verified;

  return {
    async make(slug: string): Promise<Challenge> {
      await openCodes.require(slug);
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.max, tries.min),
        deriveKey,
        ...own,
        expiresAt: new Date(now().getTime() + secondsToSolve * 1_000),
        data: { slug: readSlug(slug) ?? '' },
      });
    },

    /** Refuses who has not done the work for this code, or shows the same work again. */
    async require(slug: string, text: string | null | undefined): Promise<void> {
      if (!text) {
        throw new ApiError(
          'proof_needed',
          'Solve a challenge first: GET challenge, send its proof.',
        );
      }
      const proof = readProof(text);
      const isRight =
        proof !== undefined &&
        proof.challenge.parameters.data.slug === readSlug(slug) &&
        proof.challenge.parameters.expiresAt * 1_000 > now().getTime() &&
        ((await isSolved(proof, own)) || (former !== undefined && (await isSolved(proof, former))));
      if (!isRight) throw invalidField('proof', 'invalid');
      if (!(await limits.isWithin(onceLimit, proof.challenge.signature))) {
        throw invalidField('proof', 'invalid');
      }
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
