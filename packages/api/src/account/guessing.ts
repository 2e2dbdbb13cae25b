import { createHash } from 'node:crypto';

import { ApiError } from '../http/ApiError.ts';
import type { Person } from './people.sql.ts';
import type { Limit, Limits } from '../http/limits.ts';
import { createProofsOfWork } from '../http/proofsOfWork.ts';
import type { ServiceTools } from '../services.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import { loginPause, userLimits } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'limits' | 'db' | 'newId'>;

/** Counters know an account without knowing its address. */
export const guessingKey = (email: string) =>
  createHash('sha256').update(email).digest('base64url');

/** One try to log in. */
interface Try {
  email: string;
  person: Person | undefined;
  origin: Origin;
}

/** True if the person logged in from this origin before. Takes as long for an address without an account. */
const knowsOrigin = ({ db, newId }: Tools, { person, origin }: Try) =>
  securityEventsSql.knowsOrigin(db, person?.account_id ?? newId(), person?.id ?? newId(), origin);

/**
 * Slows down guessing the password of one account from many addresses. From an origin of an earlier login,
 * the person still gets in at once, unless too many attempts came from there: other people's guesses lock no
 * one out. Does the same for an address without an account.
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
  // Only counts: the number of earlier attempts determines the next pause.
  await limits.isWithin(userLimits.loginSlowly, key);
}

/** Counters know an account and an address without knowing either. */
const pairKey = (email: string, clientAddress: string) =>
  createHash('sha256').update(`${email} ${clientAddress}`).digest('base64url');

/** Counts one more attempt. Returns the refusal if the limit is exceeded. */
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
 * Counts attempts by account and address, and by address. Too many do not lock anyone out: a browser solves
 * a proof of work for each further attempt, a person gets in at once from an origin of an earlier login, and
 * a program without either waits, for an account that it tried ten times, and otherwise for seconds.
 */
export const createTries = (tools: Tools & Parameters<typeof createProofsOfWork>[0]) => {
  const { limits } = tools;
  const proofs = createProofsOfWork(tools);

  return {
    /** Admits one more attempt, or refuses it with a proof of work. Refused attempts do not count. */
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
