import type { ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { newsOf } from '../webhook/newsOf.ts';
import { askForLowRatingLetter } from './askForLowRatingLetter.ts';

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
