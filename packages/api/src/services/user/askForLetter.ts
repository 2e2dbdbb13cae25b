import type { JobName } from '../../tools/jobs.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { lettersPerHour } from './userLimits.ts';

type Tools = Pick<ServiceTools, 'letters' | 'enqueue' | 'now' | 'newId'>;

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
>;

const hourMs = 3_600_000;

/**
 * Asks for a letter to a person, unless they were sent too many of its kind in the last hour.
 * Answers whether it was asked for.
 */
export async function askForLetter(
  { letters, enqueue, now, newId }: Tools,
  kind: PersonLetter,
  { account_id, id }: { account_id: string; id: string },
  /** What the letter is about, where that is not the person. */
  about = id,
): Promise<boolean> {
  const sentLately = await letters.countSince(account_id, kind, new Date(now().getTime() - hourMs));
  if (sentLately >= lettersPerHour) return false;

  const letterId = newId();
  await letters.insert({
    accountId: account_id,
    id: letterId,
    kind,
    about,
    createdAt: now(),
  });
  await enqueue(kind, { accountId: account_id, letterId, personId: id });
  return true;
}
