import type { Challenge } from 'altcha-lib';

import { readSlug } from '@hearback/schema/rules';

import { ApiError, invalidField } from '../http/ApiError.ts';
import { createProofsOfWork } from '../http/proofsOfWork.ts';
import type { ServiceTools } from '../services.ts';
import type { OpenCodes } from './openCodes.ts';

interface Tools extends Pick<ServiceTools, 'limits' | 'secretFor' | 'formerSecretFor' | 'now'> {
  openCodes: OpenCodes;
}

const purposeOf = (slug: string) => ({ slug: readSlug(slug) ?? '' });

/** Proof of work for the browser of a visitor who looks like a bot. Invisible; others get none. */
export const createChallenges = ({ openCodes, ...tools }: Tools) => {
  const proofs = createProofsOfWork(tools);

  return {
    async make(slug: string): Promise<Challenge> {
      await openCodes.require(slug);
      return proofs.make(purposeOf(slug));
    },

    /** Refuses who has not done the work for this code, or shows the same work again. */
    async require(slug: string, text: string | null | undefined): Promise<void> {
      if (!text) {
        throw new ApiError(
          'proof_needed',
          'Solve a challenge first: GET challenge, send its proof.',
        );
      }
      if (!(await proofs.accepts(purposeOf(slug), text))) throw invalidField('proof', 'invalid');
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
