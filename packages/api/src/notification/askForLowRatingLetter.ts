import { limits } from '@hearback/schema/limits';

import type { ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { afterQuietHours } from './quietHours.ts';

const hourMs = 3_600_000;
const apartMs = limits.lowRatingLetterMinutes * 60_000;

/**
 * Asks for a letter about low ratings at a place. The first goes out at once; what comes within the
 * hour after it waits for one letter at the end of that hour. Quiet hours put either off to their
 * end, and whatever comes until then is in it too.
 */
export async function askForLowRatingLetter(
  { lowRatingLetters, notificationSettings, letters, enqueue }: Store,
  { account_id: accountId, location_id, feedback_ids }: ArrivedFeedback,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
): Promise<void> {
  const settings = await notificationSettings.find(accountId);
  if (!settings.low_rating_letters) return;
  if (await lowRatingLetters.addToOpen(accountId, location_id, feedback_ids)) return;

  const time = now();
  const dayAgo = new Date(time.getTime() - 24 * hourMs);
  const lately = await letters.countSince(accountId, 'sendLowRatings', dayAgo);
  if (lately >= limits.lowRatingLettersPerDay) return;

  const last = await lowRatingLetters.lastDue(accountId, location_id);
  const earliest = Math.max(time.getTime(), last ? last.getTime() + apartMs : 0);
  const dueAt = afterQuietHours(settings, new Date(earliest));
  const id = newId();
  await lowRatingLetters.open({
    account_id: accountId,
    id,
    location_id,
    due_at: dueAt,
    feedback_ids,
  });
  await letters.insert({
    accountId,
    id,
    kind: 'sendLowRatings',
    about: location_id,
    createdAt: time,
  });
  await enqueue('sendLowRatings', { accountId, letterId: id }, dueAt);
}
