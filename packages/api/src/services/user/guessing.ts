import { createHash } from 'node:crypto';

import type { Person } from '../../repositories/people.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from './Origin.ts';
import { loginPause, userLimits } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'limits' | 'securityEvents' | 'newId'>;

/** Counters know an account without knowing its address. */
export const guessingKey = (email: string) =>
  createHash('sha256').update(email).digest('base64url');

/**
 * Slows down whoever guesses the password of one account from many addresses. Where its person
 * logged in before, they still get in at once: others' guesses lock nobody out. For an address
 * without an account it does the same.
 */
export async function slowDownGuessing(
  { limits, securityEvents, newId }: Tools,
  email: string,
  person: Person | undefined,
  origin: Origin,
): Promise<void> {
  const key = guessingKey(email);
  if (await limits.isWithin(userLimits.loginAnywhere, key)) return;

  const [accountId, personId] = [person?.account_id ?? newId(), person?.id ?? newId()];
  if (await securityEvents.knowsOrigin(accountId, personId, origin)) return;

  await limits.spend(loginPause(await limits.countOf(userLimits.loginSlowly, key)), key);
  // It is counted only: how many came before is what the next pause is made of.
  await limits.isWithin(userLimits.loginSlowly, key);
}

/** Begins anew: the person has shown who they are. */
export async function forgetGuessing({ limits }: Pick<Tools, 'limits'>, email: string) {
  const key = guessingKey(email);
  await limits.forget(userLimits.loginAnywhere, key);
  await limits.forget(userLimits.loginSlowly, key);
  await limits.forget(loginPause(0), key);
}
