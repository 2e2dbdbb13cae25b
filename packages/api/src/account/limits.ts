import { createHash } from 'node:crypto';

import type { Limit, Limits } from '../http/limits.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Person } from './people.sql.ts';
import { createProofsOfWork } from '../http/proofsOfWork.ts';
import type { ServiceTools } from '../services.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';

const hour = 3_600;
const quarterHour = 900;
const day = 86_400;

/** Rate limits of the calls on accounts, before RATE_LIMIT_FACTOR. */
export const userLimits = {
  register: { name: 'register', points: 10, seconds: hour },
  /** Asking for taken addresses finds out who has an account. */
  takenAddress: { name: 'taken', points: 3, seconds: hour },
  recover: { name: 'recover', points: 5, seconds: hour },
  resend: { name: 'resend', points: 5, seconds: hour },
  activate: { name: 'activate', points: 30, seconds: hour },
  changePass: { name: 'change_pass', points: 30, seconds: hour },
  /** Wrong passwords for one account, from all addresses together. Beyond that, guessing is slowed down. */
  loginAnywhere: { name: 'login_anywhere', points: 10, seconds: quarterHour },
  /** Attempts admitted beyond that: each makes the next one wait longer. */
  loginSlowly: { name: 'login_slowly', points: 1, seconds: day, isExact: true },
  /** Wrong passwords for one account from one address. Beyond it, attempts need a proof of work. */
  loginToAccount: { name: 'login_account', points: 10, seconds: quarterHour },
  /** Wrong passwords from one address. Beyond it, accounts new there need a proof of work or time. */
  loginFromAddress: { name: 'login_address', points: 50, seconds: quarterHour },
  /** Wrong passwords without work from an address beyond that: one each ten seconds. */
  loginTrickle: { name: 'login_trickle', points: 1, seconds: 10, isExact: true },
  /** All logins from one address, right and wrong: more than a building full of people makes. */
  login: { name: 'login', points: 3_000, seconds: quarterHour, isLocal: true },
  /** Logins by a provider from one address: each asks the provider. */
  oidc: { name: 'oidc', points: 600, seconds: quarterHour },
  /** Refreshing, verifying and ending sessions, from one address: a hundred people may be behind it. */
  sessions: { name: 'sessions', points: 1_200, seconds: 60, isLocal: true },
  tokens: { name: 'tokens', points: 150, seconds: 300 },
  exportData: { name: 'export', points: 6, seconds: hour },
  downloadLink: { name: 'download', points: 30, seconds: hour },
  invite: { name: 'invite', points: 30, seconds: hour },
  invitation: { name: 'invitation', points: 30, seconds: hour },
  /** Six digits for one person whose password is known, right or wrong. Recovery codes do not count. */
  code: { name: 'login_code', points: 10, seconds: quarterHour },
  /** Wrong ones in a day: of a million, so few are guessed with a chance of 1 in 6,000. */
  codeDaily: { name: 'login_code_daily', points: 50, seconds: day },
  /** Each is two letters, one of them to an address that need not be the person's. */
  emailChange: { name: 'email_change', points: 5, seconds: hour },
  emailLink: { name: 'email_link', points: 30, seconds: hour },
  password: { name: 'password', points: 10, seconds: quarterHour },
} as const satisfies Record<string, Limit>;

/** Lets one guess through, and the next one after this many have been: 1, 2, 4 … 900 seconds. */
const loginPause = (letThrough: number): Limit => ({
  name: 'login_pause',
  points: 1,
  seconds: Math.min(quarterHour, 2 ** letThrough),
  isExact: true,
});

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
