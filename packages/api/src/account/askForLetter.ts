import type { Store } from '../database/store.ts';
import type { JobName } from '../tools/jobs.ts';
import type { ServiceTools } from '../services.ts';
import { lettersSql } from '../notification/letters.sql.ts';

type Tools = Pick<Store, 'db' | 'enqueue'> & Pick<ServiceTools, 'now' | 'newId'>;

type PersonLetter = Extract<
  JobName,
  | 'sendActivation'
  | 'sendPasswordReset'
  | 'sendPasswordChanged'
  | 'sendNewSignIn'
  | 'sendEmailConfirmation'
  | 'sendEmailChangeAsked'
  | 'sendEmailChanged'
  | 'sendSecondFactorChanged'
  | 'sendApiKeyMade'
  | 'sendWebhookMade'
  | 'sendWebhookMoved'
  | 'sendDeletionAsked'
  | 'sendDeletionReminder'
  | 'sendSecuritySummary'
  | 'sendOwnership'
>;

interface Asker {
  account_id: string;
  id: string;
}

/** Letters of one kind to one address in an hour. */
const lettersPerHour = 3;

/** Delay before further events are summarized in one letter. */
const summaryAfterMinutes = 10;

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Letters that anyone can request without a login: repeating them gives the person no new information. */
const askedByAnybody: readonly PersonLetter[] = ['sendActivation', 'sendPasswordReset'];

/** They are sent on a schedule, or have a limit of their own: a summary would go to the wrong address. */
const neverTooMany: readonly PersonLetter[] = [
  'sendDeletionReminder',
  'sendEmailConfirmation',
  'sendEmailChangeAsked',
  'sendEmailChanged',
  'sendOwnership',
];

async function ask(
  { db, enqueue, now, newId }: Tools,
  kind: PersonLetter,
  { account_id, id }: Asker,
  about: string,
  startAfter?: Date,
): Promise<void> {
  const letterId = newId();
  await lettersSql.insert(db, {
    accountId: account_id,
    id: letterId,
    kind,
    about,
    createdAt: now(),
  });
  await enqueue(kind, { accountId: account_id, letterId, personId: id }, startAfter);
}

/**
 * Requests a letter to a person. Beyond three of its kind in an hour, account events are summarized in one
 * letter ten minutes later; letters that anyone can request are dropped. Returns true if the person gets a
 * letter for this call.
 */
export async function askForLetter(
  tools: Tools,
  kind: PersonLetter,
  person: Asker,
  /** The id of the letter's subject, if it is not the person. */
  about = person.id,
): Promise<boolean> {
  const { db, now } = tools;
  const { account_id: accountId, id } = person;
  const sentLately = await lettersSql.countSince(
    db,
    accountId,
    kind,
    new Date(now().getTime() - hourMs),
  );
  if (sentLately < lettersPerHour || neverTooMany.includes(kind)) {
    await ask(tools, kind, person, about);
    return true;
  }
  if (askedByAnybody.includes(kind)) return false;

  if (!(await lettersSql.isOneWaiting(db, accountId, 'sendSecuritySummary'))) {
    const dueAt = new Date(now().getTime() + summaryAfterMinutes * minuteMs);
    await ask(tools, 'sendSecuritySummary', person, id, dueAt);
  }
  return true;
}
