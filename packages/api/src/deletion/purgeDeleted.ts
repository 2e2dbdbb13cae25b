import { limits } from '@hearback/schema/limits';

import { doBatches } from '../tools/doBatches.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { restorableSince } from './restorableSince.ts';

type Tools = Pick<ServiceTools, 'deletedThings' | 'transact' | 'now'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Deletes for good what was deleted so long ago that nobody can take it back, batch by batch with rests.
 * Broken off, it goes on where it was.
 */
export async function purgeDeleted({ deletedThings, transact, now }: Tools): Promise<void> {
  // An hour late, so that it never meets somebody who takes a delete back in the last second.
  const before = new Date(restorableSince(now()).getTime() - hourMs);

  await doBatches(() => deletedThings.removeBatch(before));
  await doBatches(() => transact((inside) => inside.deletedThings.removeDocumentBatch(before)));
  await deletedThings.removeDeletions(before);

  const spamBefore = new Date(now().getTime() - limits.spamDays * dayMs);
  await doBatches(() => deletedThings.removeSpamBatch(spamBefore));
}
