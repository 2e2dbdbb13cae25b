import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey as byPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as bySha } from 'altcha-lib/algorithms/web/sha';

import type { Prove } from './queue';

const slugIn = (action: string): string | undefined =>
  /\/r\/([^/?#]+)|[?&]code=([^&#]+)/i.exec(action)?.slice(1).find(Boolean);

/** Proof of work in the format of ALTCHA: invisible, on this device, without a third party. */
export const prove: Prove = async (action) => {
  const challengeAddress = `/api/survey/${slugIn(action)}/challenge/`;
  const response = await fetch(challengeAddress, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${challengeAddress} answered with ${response.status}.`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({
    challenge,
    deriveKey: challenge.parameters.algorithm.startsWith('PBKDF2') ? byPbkdf2 : bySha,
  });
  return btoa(JSON.stringify({ challenge, solution }));
};
