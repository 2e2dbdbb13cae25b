import { limits } from '@hearback/schema/limits';

import type { ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { newsOf } from '../webhook/newsOf.ts';
import { afterQuietHours } from './quietHours.ts';

const hourMs = 3_600_000;
const apartMs = limits.lowRatingLetterMinutes * 60_000;

/**
 * Asks for a letter about low ratings at a place. The first goes out at once; what comes within the
 * hour after it waits for one letter at the end of that hour. Quiet hours put either off to their
 * end, and whatever comes until then is in it too.
 */
async function askForLowRatingLetter(
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

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/** So many answers are told of at once. */
const roundSize = 1_000;

const tell = async (inside: Store, arrived: ArrivedFeedback, { now, newId }: Tools) => {
  const { account_id: accountId, code_id: codeId, is_low, rating, feedback_ids } = arrived;
  // An answer is told of once: as a low rating, or as feedback.
  await inside.notifications.tell({
    accountId,
    id: newId(),
    kind: is_low ? 'low_rating' : 'new_feedback',
    subject: codeId,
    at: arrived.arrived_at,
    count: feedback_ids.length,
    codeId,
    feedbackId: feedback_ids[0],
    rating: is_low ? rating : null,
  });
  if (is_low) await askForLowRatingLetter(inside, arrived, { now, newId });
};

const toNews = ({ account_id, feedback_ids, arrived_at }: ArrivedFeedback) =>
  feedback_ids.map((id) => newsOf('feedback.received', account_id, id, arrived_at));

/**
 * Tells accounts of the answers that arrived since the last round, in whichever process they did.
 * What is taken and what is told are one transaction: none is forgotten, none is counted twice.
 */
export async function tellOfFeedback(tools: Tools): Promise<void> {
  const takeRound = () =>
    tools.transact(async (inside) => {
      const { taken, arrived } = await inside.feedbackArrivals.take(roundSize);
      for (const each of arrived) await tell(inside, each, tools);
      await inside.webhookDeliveries.tell(arrived.flatMap(toNews), tools.now());
      return taken;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}
