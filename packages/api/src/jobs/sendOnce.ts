import type { Person } from '../account/people.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';
import type { LetterKind } from '../account/securityEventsContract.ts';
import type { Store } from '../database/store.ts';
import type { Letter } from '../mail/letter.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import type { JobName } from '../tools/jobs.ts';
import { asStep } from '../tracing/currentWork.ts';
import type { JobTools } from './defineJob.ts';

/** Enhanced codes of RFC 3463 about policy: our server may not send, or not yet. The address may be fine. */
const aboutPolicy = /\b5\.7\.\d+\b/;

/**
 * True when a mail server will never take a letter to this address, so that trying again is no use:
 * SMTP 550 to 559 in answer to the address. An error about the sender or the text is about our own
 * settings, which an operator can still correct.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  !aboutPolicy.test(error.message);

interface Asked {
  accountId: string;
  letterId: string;
}

/** Shorter than the silence of a process after which its jobs are taken over. */
const heldMs = 8_000;
const renewEveryMs = 2_000;

/**
 * Takes a letter in hand for as long as the work on it lasts, and not much longer than its process.
 * Answers why not, or calls the work.
 */
export async function holdLetter(
  { db, logger, now }: Pick<JobTools, 'db' | 'logger' | 'now'>,
  { accountId, letterId }: Asked,
  work: () => Promise<void>,
): Promise<'held' | 'taken' | 'done'> {
  const until = () => new Date(now().getTime() + heldMs);
  const taken = await lettersSql.take(db, accountId, letterId, now(), until());
  if (taken !== 'mine') return taken;

  const renewal = setInterval(() => {
    lettersSql.keep(db, accountId, letterId, until()).catch((error: unknown) => {
      logger.warn({ err: error, letter_id: letterId }, 'A letter may be sent by another, too');
    });
  }, renewEveryMs);
  try {
    await work();
    return 'held';
  } finally {
    clearInterval(renewal);
  }
}

const kinds: Partial<Record<JobName, LetterKind>> = {
  sendActivation: 'activation',
  sendPasswordReset: 'password_reset',
  sendPasswordChanged: 'password_changed',
  sendNewSignIn: 'new_sign_in',
  sendEmailConfirmation: 'email_change',
  sendEmailChangeAsked: 'email_change',
  sendEmailChanged: 'email_change',
  sendSecondFactorChanged: 'second_factor_changed',
  sendApiKeyMade: 'api_key_made',
  sendDeletionAsked: 'deletion_asked',
  sendDeletionReminder: 'deletion_near',
  sendCodePublished: 'code_published',
  sendAlertConfirmation: 'alert_confirmation',
  sendInvitation: 'invitation',
  sendOwnership: 'ownership',
  sendLowRatings: 'low_ratings',
  sendDigest: 'digest',
  sendQuestion: 'question',
  sendMonthlyReport: 'monthly_report',
  sendSecuritySummary: 'security_summary',
  sendWebhookMade: 'webhook_made',
  sendWebhookMoved: 'webhook_moved',
  sendWebhookSwitchedOff: 'webhook_switched_off',
};

/** The kind of letter that a job sends. Undefined for a job that sends none. */
const letterKindOf = (jobName: string): LetterKind | undefined => kinds[jobName as JobName];

/** Another process has the letter in hand. Thrown, so that the job looks again whether it went out. */
class LetterInOtherHands extends Error {
  override readonly name = 'LetterInOtherHands';
}

/** Retries are a minute apart: so many take about an hour. */
const retriesOfAnHour = 60;

/** Whom a letter is handed over for. */
interface Recipient {
  name: string;
  address: string;
}

/** Notifies the account that letters to an address do not arrive. */
async function notifyOfFailure(
  tools: JobTools,
  inside: Store,
  { accountId, letterId }: Asked,
  { address }: Recipient,
) {
  const letter = await lettersSql.find(inside.db, accountId, letterId);
  const kind: LetterKind | undefined = letter && letterKindOf(letter.kind);
  // A failed reply is shown beside its answer: a visitor's address is shown nowhere else.
  if (!kind) return;
  await notificationsSql.notifyOfFailure(inside.db, {
    accountId,
    id: tools.newId(),
    address,
    letter: kind,
    at: tools.now(),
  });
}

/** Notes that a letter will never arrive, where the person finds it. */
async function giveUp(
  tools: JobTools,
  { accountId, letterId }: Asked,
  person: Person,
  to: Recipient,
  isRefused: boolean,
) {
  const isNotified = (tools.retries ?? 0) > retriesOfAnHour;
  await tools.transact(async (inside) => {
    const letter = await lettersSql.find(inside.db, accountId, letterId);
    const kind: LetterKind | undefined = letter && letterKindOf(letter.kind);
    await lettersSql.markFailed(inside.db, accountId, letterId, tools.now(), isRefused);
    if (!kind) return;
    // Notified after an hour, it does not count twice; unless others arrived there since.
    if (!isNotified || !(await notificationsSql.isFailing(inside.db, accountId, to.address))) {
      await notifyOfFailure(tools, inside, { accountId, letterId }, to);
    }
    await securityEventsSql.insert(inside.db, {
      accountId,
      id: tools.newId(),
      personId: person.id,
      kind: 'letter_failed',
      createdAt: tools.now(),
      ...(kind && { letter: kind }),
    });
  });
}

/** Notes that a letter is on its way: others to that address arrive from now on, too. */
const noteSent = (tools: JobTools, { accountId, letterId }: Asked, { address }: Recipient) =>
  tools.transact(async (inside) => {
    await lettersSql.markSent(inside.db, accountId, letterId, tools.now());
    await notificationsSql.endFailure(inside.db, accountId, address, tools.now());
  });

/** Hands a letter over that is held, and notes what came of it. */
async function handOver(
  tools: JobTools,
  asked: Asked,
  person: Person,
  write: () => Promise<Letter>,
  to: Recipient,
): Promise<void> {
  const { db, mailer, logger } = tools;
  const { accountId, letterId } = asked;
  try {
    const letter = await write();
    await asStep('send a letter', 'client', () => mailer.send({ ...letter, id: letterId, to }));
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    if (tools.isLastTry || isRefused) {
      logger.error({ err: error, letter_id: letterId }, 'A letter is given up');
      return giveUp(tools, asked, person, to, isRefused);
    }
    await lettersSql.putBack(db, accountId, letterId);
    // It may arrive yet; but who waits for letters should not wait for a day to hear of it.
    if (tools.retries === retriesOfAnHour) {
      await tools.transact((inside) => notifyOfFailure(tools, inside, asked, to));
    }
    throw error;
  }
  await noteSent(tools, asked, to);
}

/**
 * Sends a letter that has not gone out yet, and notes that it has. Throws when it has to be tried
 * again. A server that took the letter but could not say so gets it a second time, with the same
 * Message-ID: a letter that comes twice does less harm than one that is lost.
 */
export async function sendOnce(
  tools: JobTools,
  asked: Asked,
  person: Person,
  write: () => Promise<Letter>,
  /** Where it goes. Left out: to the person. */
  to: Recipient = { name: `${person.first_name} ${person.last_name}`, address: person.email },
): Promise<void> {
  const taken = await holdLetter(tools, asked, () => handOver(tools, asked, person, write, to));
  if (taken === 'taken') throw new LetterInOtherHands('Another process is sending this letter.');
}
