import type { Store } from '../store.ts';
import type { JobName } from '../tools/jobs.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { lettersPerHour, summaryAfterMinutes } from './userLimits.ts';

type Tools = Pick<Store, 'letters' | 'enqueue'> & Pick<ServiceTools, 'now' | 'newId'>;

type PersonLetter = Extract<
  JobName,
  | 'sendActivation'
  | 'sendPasswordReset'
  | 'sendPasswordChanged'
  | 'sendNewSignIn'
  | 'sendApiKeyMade'
  | 'sendWebhookMade'
  | 'sendWebhookMoved'
  | 'sendDeletionAsked'
  | 'sendDeletionReminder'
  | 'sendSecuritySummary'
>;

interface Asker {
  account_id: string;
  id: string;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Anybody can ask for these: more of them tell the person nothing new. */
const askedByAnybody: readonly PersonLetter[] = ['sendActivation', 'sendPasswordReset'];

/** They come at their time, not because somebody does something. */
const neverTooMany: readonly PersonLetter[] = ['sendDeletionReminder'];

async function ask(
  { letters, enqueue, now, newId }: Tools,
  kind: PersonLetter,
  { account_id, id }: Asker,
  about: string,
  startAfter?: Date,
): Promise<void> {
  const letterId = newId();
  await letters.insert({ accountId: account_id, id: letterId, kind, about, createdAt: now() });
  await enqueue(kind, { accountId: account_id, letterId, personId: id }, startAfter);
}

/**
 * Asks for a letter to a person. Beyond three of its kind in an hour, what happened to the account is
 * told in one letter of all that happened, ten minutes later; letters that anybody can ask for are left
 * out. Answers whether the person gets a letter for this.
 */
export async function askForLetter(
  tools: Tools,
  kind: PersonLetter,
  person: Asker,
  /** What the letter is about, where that is not the person. */
  about = person.id,
): Promise<boolean> {
  const { letters, now } = tools;
  const { account_id: accountId, id } = person;
  const sentLately = await letters.countSince(accountId, kind, new Date(now().getTime() - hourMs));
  if (sentLately < lettersPerHour || neverTooMany.includes(kind)) {
    await ask(tools, kind, person, about);
    return true;
  }
  if (askedByAnybody.includes(kind)) return false;

  if (!(await letters.isOneWaiting(accountId, 'sendSecuritySummary'))) {
    const dueAt = new Date(now().getTime() + summaryAfterMinutes * minuteMs);
    await ask(tools, 'sendSecuritySummary', person, id, dueAt);
  }
  return true;
}
