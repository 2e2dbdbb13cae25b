import { createHash } from 'node:crypto';

import { ApiError } from '../http/ApiError.ts';
import type { Person } from './people.sql.ts';
import type { Limit, Limits } from '../http/limits.ts';
import { createProofsOfWork } from '../http/proofsOfWork.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from './Origin.ts';
import { loginPause, userLimits } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'limits' | 'securityEvents' | 'newId'>;

/** Counters know an account without knowing its address. */
export const guessingKey = (email: string) =>
  createHash('sha256').update(email).digest('base64url');

/** One try to log in. */
interface Try {
  email: string;
  person: Person | undefined;
  origin: Origin;
}

/** Whether the person logged in from there before. For an address without an account it takes as long. */
const knowsOrigin = ({ securityEvents, newId }: Tools, { person, origin }: Try) =>
  securityEvents.knowsOrigin(person?.account_id ?? newId(), person?.id ?? newId(), origin);

/**
 * Slows down whoever guesses the password of one account from many addresses. Where its person
 * logged in before, they still get in at once, unless too many tries came from there: others' guesses
 * lock nobody out. For an address without an account it does the same.
 */
export async function slowDownGuessing(
  tools: Tools,
  tried: Try,
  { sparesKnown }: { sparesKnown: boolean },
): Promise<void> {
  const { limits } = tools;
  const key = guessingKey(tried.email);
  if (await limits.isWithin(userLimits.loginAnywhere, key)) return;
  if (sparesKnown && (await knowsOrigin(tools, tried))) return;

  await limits.spend(loginPause(await limits.countOf(userLimits.loginSlowly, key)), key);
  // It is counted only: how many came before is what the next pause is made of.
  await limits.isWithin(userLimits.loginSlowly, key);
}

/** Counters know an account and an address without knowing either. */
const pairKey = (email: string, clientAddress: string) =>
  createHash('sha256').update(`${email} ${clientAddress}`).digest('base64url');

/** Counts one more. Answers the refusal where that is too many. */
async function refusalOf(limits: Limits, limit: Limit, key: string): Promise<ApiError | undefined> {
  try {
    await limits.spend(limit, key);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return error;
    throw error;
  }
}

/**
 * Counts tries by account and address, and by address. Too many close the door for nobody: a browser
 * proves some work for each further try, a person gets in at once where they logged in before, and a
 * program without either waits, for an account that it tried ten times, and else for seconds.
 */
export const createTries = (tools: Tools & Parameters<typeof createProofsOfWork>[0]) => {
  const { limits } = tools;
  const proofs = createProofsOfWork(tools);

  return {
    /** Lets one more try through, or refuses it with work to do. What is refused does not count. */
    async admit(
      tried: Try,
      clientAddress: string,
      proof: string | null | undefined,
    ): Promise<{ forget: () => Promise<void> }> {
      const pair = pairKey(tried.email, clientAddress);
      const ofPair = await refusalOf(limits, userLimits.loginToAccount, pair);
      const ofAddress = await refusalOf(limits, userLimits.loginFromAddress, clientAddress);
      const uncount = async () => {
        await limits.giveBack(userLimits.loginToAccount, pair);
        await limits.giveBack(userLimits.loginFromAddress, clientAddress);
      };
      let isTrickle = false;

      const refuse = async (refusal: ApiError): Promise<never> => {
        await uncount();
        throw new ApiError('throttled', refusal.message, {
          headers: refusal.headers,
          body: { challenge: await proofs.make({ login: pair }) },
        });
      };
      const isProven = async () =>
        typeof proof === 'string' && (await proofs.accepts({ login: pair }, proof));

      if ((ofPair ?? ofAddress) && !(await isProven())) {
        if (ofPair) return refuse(ofPair);
        if (!(await knowsOrigin(tools, tried))) {
          const ofTrickle = await refusalOf(limits, userLimits.loginTrickle, clientAddress);
          if (ofTrickle) return refuse(ofTrickle);
          isTrickle = true;
        }
      }
      try {
        await slowDownGuessing(tools, tried, { sparesKnown: !ofPair });
      } catch (error) {
        await uncount();
        throw error;
      }

      return {
        /** The person has shown who they are. */
        forget: async () => {
          await forgetGuessing(tools, tried.email);
          await limits.forget(userLimits.loginToAccount, pair);
          await limits.giveBack(userLimits.loginFromAddress, clientAddress);
          if (isTrickle) await limits.forget(userLimits.loginTrickle, clientAddress);
        },
      };
    },
  };
};

/** Begins anew: the person has shown who they are. */
export async function forgetGuessing({ limits }: Pick<Tools, 'limits'>, email: string) {
  const key = guessingKey(email);
  await limits.forget(userLimits.loginAnywhere, key);
  await limits.forget(userLimits.loginSlowly, key);
  await limits.forget(loginPause(0), key);
}
