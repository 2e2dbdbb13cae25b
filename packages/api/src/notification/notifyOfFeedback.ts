import { limits } from '@hearback/schema/limits';

import { feedbackArrivalsSql, type ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import type { Store } from '../database/store.ts';
import type { ServiceTools } from '../services.ts';
import { newsOf, enqueueWebhookMessages } from '../webhook/deliveries.ts';
import { alarmsSql } from './alarms.sql.ts';
import { type FilterTools, findTextMatches } from './answerFilters.ts';
import { afterQuietHours } from './localClock.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';
import { lowRatingLettersSql } from './lowRatingLetters.sql.ts';
import { lettersSql } from './letters.sql.ts';
import { enqueuePushes } from './push.ts';
import { notificationsSql } from './notifications.sql.ts';

const hourMs = 3_600_000;
const apartMs = limits.lowRatingLetterMinutes * 60_000;

/**
 * Enqueues a letter about low ratings at a place. The first is sent at once; ratings within the hour after
 * it are collected in one letter at the end of that hour. Quiet hours postpone either to their end, and
 * ratings until then are included.
 */
async function askForLowRatingLetter(
  { db, enqueue }: Store,
  { account_id: accountId, location_id, feedback_ids: all }: ArrivedFeedback,
  matches: ReadonlyMap<string, readonly string[]>,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
): Promise<void> {
  const settings = await notificationSettingsSql.find(db, accountId);
  if (!settings.low_rating_letters) return;
  const isFiltered = settings.low_rating_topics.length > 0 || settings.low_rating_words.length > 0;
  const feedback_ids = isFiltered ? all.filter((id) => matches.get(id)?.includes(accountId)) : all;
  if (feedback_ids.length === 0) return;
  if (await lowRatingLettersSql.addToOpen(db, accountId, location_id, feedback_ids)) return;

  const time = now();
  const dayAgo = new Date(time.getTime() - 24 * hourMs);
  const lately = await lettersSql.countSince(db, accountId, 'sendLowRatings', dayAgo);
  if (lately >= limits.lowRatingLettersPerDay) return;

  const last = await lowRatingLettersSql.lastDue(db, accountId, location_id);
  const earliest = Math.max(time.getTime(), last ? last.getTime() + apartMs : 0);
  const dueAt = afterQuietHours(settings, new Date(earliest));
  const id = newId();
  await lowRatingLettersSql.open(db, {
    account_id: accountId,
    id,
    location_id,
    due_at: dueAt,
    feedback_ids,
  });
  await lettersSql.insert(db, {
    accountId,
    id,
    kind: 'sendLowRatings',
    about: location_id,
    createdAt: time,
  });
  await enqueue('sendLowRatings', { accountId, letterId: id }, dueAt);
}

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'> & FilterTools;

/** Answers per round. */
const roundSize = 1_000;

const tell = async (
  inside: Store,
  arrived: ArrivedFeedback,
  matches: ReadonlyMap<string, readonly string[]>,
  { now, newId }: Tools,
) => {
  const { account_id: accountId, code_id: codeId, is_low, rating, feedback_ids } = arrived;
  // An answer causes one notification: as a low rating, or as feedback.
  await notificationsSql.tell(inside.db, {
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
  if (is_low) await askForLowRatingLetter(inside, arrived, matches, { now, newId });
};

/**
 * Notifies accounts of the answers that arrived since the last round, in any process. Taking and notifying
 * are one transaction: none is lost, none is counted twice.
 */
export async function notifyOfFeedback(tools: Tools): Promise<void> {
  const takeRound = () =>
    tools.transact(async (inside) => {
      const { taken, arrived } = await feedbackArrivalsSql.take(inside.db, roundSize);
      const answers = arrived.flatMap(({ account_id, arrived_at, feedback_ids }) =>
        feedback_ids.map((id) => ({ account_id, arrived_at, id })),
      );
      const matches = await findTextMatches(tools, inside.db, answers);
      for (const each of arrived) await tell(inside, each, matches, tools);
      await alarmsSql.ask(
        inside.db,
        arrived.map(({ account_id }) => account_id),
        tools.now(),
      );
      await enqueuePushes(inside, arrived, matches, tools.now());
      const news = answers.map(({ account_id, arrived_at, id }) =>
        newsOf('feedback.received', account_id, id, arrived_at, matches.get(id)),
      );
      await enqueueWebhookMessages(inside.db, news, tools.now());
      return taken;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}
