import { generateSecret, generateURI, verifySync } from 'otplib';

import type { Viewer } from '../apiEnv.ts';
import type { Store } from '../database/store.ts';
import { ApiError, invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { hashOneTimeSecret } from '../tools/randomSecrets.ts';
import { askForLetter } from './askForLetter.ts';
import { userLimits } from './limits.ts';
import { oneTimeTokensSql } from './oneTimeTokens.sql.ts';
import { requirePassword } from './passwords.ts';
import { peopleSql, type Person } from './people.sql.ts';
import { secondFactorsSql } from './secondFactors.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { SecurityEventKind } from './securityEventsContract.ts';
import type {
  PasskeyProofInput,
  SecondFactor,
  SecondFactorEndInput,
  SecondFactorSecret,
  RecoveryCodes,
} from './sessionContract.ts';
import { sessionsSql } from './sessions.sql.ts';

/**
 * The time step that a code is of, at most one before or after now, since clocks differ: RFC 6238 with SHA-1, six
 * digits and half a minute, which every app knows. Undefined when the code is wrong.
 */
function stepOf(secret: string, token: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = verifySync({ secret, token, epoch, epochTolerance: 30 });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

const isOfApp = (code: string) => /^[0-9]{6}$/.test(code);

/** As people copy codes: with spaces, hyphens and in either case. */
const readCode = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Ten codes of 80 random bits, in groups of four: too many to guess, so SHA-256 is enough. */
function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const bare = Array.from({ length: 10 }, () => generateSecret({ length: 10 }));
  const codes = bare.map((code) => (code.match(/.{4}/g) ?? []).join('-').toLowerCase());
  return { codes, hashes: bare.map(hashOneTimeSecret) };
}

const codeNeeded = () =>
  new ApiError(
    'code_needed',
    'Send the code of the authenticator app, or a recovery code, with the password.',
  );

const alreadyOn = () => new ApiError('already_on', 'One-time codes are on already.');

const codeWrong = () => invalidField('code', 'code_wrong');

/**
 * Counts a code of six digits for a person, before it is compared, in all processes together. Whoever comes
 * here knows the password, so nobody else is locked out. A recovery code cannot be guessed and counts nothing.
 */
export async function spendCode(
  { limits }: Pick<ServiceTools, 'limits'>,
  personId: string,
  given: string,
): Promise<void> {
  if (!isOfApp(readCode(given))) return;
  await limits.spend(userLimits.code, personId);
  await limits.spend(userLimits.codeDaily, personId);
}

export async function forgetCodes({ limits }: Pick<ServiceTools, 'limits'>, personId: string) {
  await limits.forget(userLimits.code, personId);
  await limits.forget(userLimits.codeDaily, personId);
}

type CodeTools = Pick<ServiceTools, 'now'> & Pick<Store, 'db'>;

/** Takes a code of the app or a recovery code, once. Undefined: it is wrong, or was used before. */
async function takeCode(
  { db, now }: CodeTools,
  { account_id, id }: Person,
  secret: string,
  given: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = readCode(given);
  if (isOfApp(code)) {
    const step = stepOf(secret, code, now());
    const isFirst =
      step !== undefined && (await secondFactorsSql.useStep(db, account_id, id, step));
    return isFirst ? 'app' : undefined;
  }
  const isLeft = await secondFactorsSql.useCode(db, account_id, id, hashOneTimeSecret(code), now());
  return isLeft ? 'recovery' : undefined;
}

type NoteTools = Pick<ServiceTools, 'now' | 'newId'>;

/** Writes a change of the ways to log in, and tells the person of it by letter. */
export async function noteFactor(
  inside: Store,
  { now, newId }: NoteTools,
  { account_id: accountId, id: personId }: Pick<Person, 'account_id' | 'id'>,
  event: { kind: SecurityEventKind; origin: Origin; sessionId?: string | undefined },
): Promise<void> {
  const { kind, origin, sessionId } = event;
  const id = newId();
  await securityEventsSql.insert(inside.db, {
    accountId,
    id,
    personId,
    kind,
    createdAt: now(),
    origin,
    ...(sessionId !== undefined && { sessionId }),
  });
  const asked = { account_id: accountId, id: personId };
  await askForLetter({ ...inside, now, newId }, 'sendSecondFactorChanged', asked, id);
}

/**
 * Refuses a login without the second factor, where the person has one. Takes part in the transaction that
 * opens the session, after the person is locked: a factor that is switched on just then is asked for, too.
 */
export async function requireSecondFactor(
  inside: Store,
  { now, newId }: NoteTools,
  person: Person,
  given: string | undefined,
  origin: Origin,
): Promise<void> {
  const { account_id: accountId, id: personId } = person;
  const factor = await secondFactorsSql.find(inside.db, accountId, personId);
  if (!factor?.confirmed_at) return;
  if (given === undefined) throw codeNeeded();
  const taken = await takeCode({ ...inside, now }, person, factor.secret, given);
  if (taken === undefined) throw codeWrong();
  if (taken === 'app') return;
  await noteFactor(inside, { now, newId }, person, { kind: 'recovery_code_used', origin });
}

/** Asks whoever has said the password for a code, where codes are on, and counts it. It is compared later. */
export async function askForCode(
  tools: Pick<ServiceTools, 'db' | 'limits'>,
  { account_id: accountId, id }: Person,
  code: string | undefined,
): Promise<void> {
  const factor = await secondFactorsSql.find(tools.db, accountId, id);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw invalidField('code', 'required');
  await spendCode(tools, id, code);
}

/**
 * Does something in one transaction with taking the code that was asked for, where codes are on. `work` gets the
 * person as they are once they are locked.
 */
export async function transactByCode<Result>(
  tools: Pick<ServiceTools, 'transact' | 'limits' | 'now' | 'newId'>,
  person: Person,
  code: string | undefined,
  origin: Origin,
  work: (inside: Store, locked: Person | undefined) => Promise<Result>,
): Promise<Result> {
  const result = await tools.transact(async (inside) => {
    const locked = await peopleSql.lock(inside.db, person.account_id, person.id);
    await requireSecondFactor(inside, tools, person, code, origin);
    return work(inside, locked);
  });
  await forgetCodes(tools, person.id);
  return result;
}

/** Does something by the password, and a code where codes are on, in one transaction with taking the code. */
export async function byProof<Result>(
  tools: Pick<ServiceTools, 'db' | 'transact' | 'passwords' | 'limits' | 'now' | 'newId'>,
  viewer: Viewer,
  { password, code: given }: PasskeyProofInput,
  origin: Origin,
  work: (inside: Store, person: Person) => Promise<Result>,
): Promise<Result> {
  const person = await requirePassword(tools, viewer, password);
  const code = given ?? undefined;
  await askForCode(tools, person, code);
  return transactByCode(tools, person, code, origin, (inside) => work(inside, person));
}

interface SecondFactorTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'limits' | 'now' | 'newId'
> {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Switches one-time codes of an authenticator app on and off. */
export const createSecondFactor = (tools: SecondFactorTools) => {
  const { db, transact, now, newId, forgetSessions } = tools;

  /** Writes what changed, tells the person by letter, and ends the sessions that were opened before it. */
  const tell = async (
    inside: Store,
    person: Person,
    kind: SecurityEventKind,
    viewer: Viewer,
    origin: Origin,
  ) => {
    const { account_id: accountId, id: personId } = person;
    const { sessionId } = viewer;
    await noteFactor(inside, { now, newId }, person, { kind, origin, sessionId });
    return sessionsSql.endAll(inside.db, accountId, personId, now(), sessionId);
  };

  /** Does something by the password and a code, in one transaction with taking the code. */
  const byCode = async (
    viewer: Viewer,
    { password, code }: SecondFactorEndInput,
    work: (inside: Store, person: Person) => Promise<string[]>,
  ): Promise<void> => {
    const person = await requirePassword(tools, viewer, password);
    await spendCode(tools, person.id, code);
    const ended = await transact(async (inside) => {
      await peopleSql.lock(inside.db, person.account_id, person.id);
      const factor = await secondFactorsSql.find(inside.db, person.account_id, person.id);
      if (!factor?.confirmed_at) throw notFound();
      if (!(await takeCode({ ...inside, now }, person, factor.secret, code))) throw codeWrong();
      return work(inside, person);
    });
    await forgetCodes(tools, person.id);
    forgetSessions(ended);
  };

  return {
    async get({ accountId, userId }: Viewer): Promise<SecondFactor> {
      const factor = await secondFactorsSql.find(db, accountId, userId);
      const since = factor?.confirmed_at ?? null;
      return {
        is_on: since !== null,
        date_enabled: since?.toISOString() ?? null,
        recovery_codes: since ? await secondFactorsSql.countCodes(db, accountId, userId) : 0,
      };
    },

    /** Makes a secret for an app, by the password. Nothing is asked for until the app has shown a code. */
    async begin(viewer: Viewer, password: string): Promise<SecondFactorSecret> {
      const person = await requirePassword(tools, viewer, password);
      const secret = generateSecret();
      const { account_id, id, email } = person;
      if (!(await secondFactorsSql.begin(db, account_id, id, secret, now()))) {
        throw alreadyOn();
      }
      return { secret, uri: generateURI({ issuer: 'Hearback', label: email, secret }) };
    },

    /** Switches codes on by the first one of the app. Other sessions end: they were opened without. */
    async confirm(viewer: Viewer, code: string, origin: Origin): Promise<RecoveryCodes> {
      const person = orNotFound(await peopleSql.find(db, viewer.accountId, viewer.userId));
      await spendCode(tools, person.id, code);
      const { codes, hashes } = newRecoveryCodes();
      const ended = await transact(async (inside) => {
        const { account_id, id } = person;
        await peopleSql.lock(inside.db, account_id, id);
        const factor = orNotFound(await secondFactorsSql.find(inside.db, account_id, id));
        if (factor.confirmed_at) throw alreadyOn();
        if ((await takeCode({ ...inside, now }, person, factor.secret, code)) !== 'app') {
          throw codeWrong();
        }
        await secondFactorsSql.confirm(inside.db, account_id, id, now());
        await secondFactorsSql.setCodes(inside.db, account_id, id, hashes);
        // The browser that registered could log in without anything.
        await oneTimeTokensSql.useAll(inside.db, account_id, id, 'first_login', now());
        return tell(inside, person, 'second_factor_on', viewer, origin);
      });
      await forgetCodes(tools, person.id);
      forgetSessions(ended);
      return { recovery_codes: codes };
    },

    /** Makes ten new recovery codes in place of those before. */
    async renewCodes(
      viewer: Viewer,
      input: SecondFactorEndInput,
      origin: Origin,
    ): Promise<RecoveryCodes> {
      const { codes, hashes } = newRecoveryCodes();
      await byCode(viewer, input, async (inside, person) => {
        await secondFactorsSql.setCodes(inside.db, person.account_id, person.id, hashes);
        return tell(inside, person, 'recovery_codes_made', viewer, origin);
      });
      return { recovery_codes: codes };
    },

    end: (viewer: Viewer, input: SecondFactorEndInput, origin: Origin): Promise<void> =>
      byCode(viewer, input, async (inside, person) => {
        await secondFactorsSql.remove(inside.db, person.account_id, person.id);
        return tell(inside, person, 'second_factor_off', viewer, origin);
      }),
  };
};
