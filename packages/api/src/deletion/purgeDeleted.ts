import { limits } from '@hearback/schema/limits';

import { picturesSql } from '../picture/pictures.sql.ts';
import type { ServiceTools } from '../services.ts';
import { waitMaxMs } from '../survey/contract.ts';
import { runInBatches } from '../tools/concurrency.ts';
import { deletedThingsSql } from './deletedThings.sql.ts';

const dayMs = 86_400_000;

/** The time in which a deletion can be restored, in milliseconds. */
export const restorableMs = limits.restoreDays * dayMs;

/** The moment from which on deletions can still be restored. */
export const restorableSince = (now: Date) => new Date(now.getTime() - restorableMs);

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now'>;

const hourMs = 3_600_000;

/**
 * Deletes for good what was deleted so long ago that nobody can take it back, batch by batch with rests.
 * Broken off, it goes on where it was.
 */
export async function purgeDeleted({ db, transact, now }: Tools): Promise<void> {
  // An hour late, so that it never meets somebody who takes a delete back in the last second.
  const before = new Date(restorableSince(now()).getTime() - hourMs);

  await runInBatches(() => deletedThingsSql.removeBatch(db, before));
  await runInBatches(() =>
    transact((inside) => deletedThingsSql.removeDocumentBatch(inside.db, before)),
  );
  await deletedThingsSql.removeDeletions(db, before);

  const spamBefore = new Date(now().getTime() - limits.spamDays * dayMs);
  await runInBatches(() => deletedThingsSql.removeSpamBatch(db, spamBefore));

  const pictureBefore = new Date(now().getTime() - limits.pictureWaitHours * hourMs);
  await picturesSql.removeWithoutAnswer(db, pictureBefore);

  // An answer that was given before the end may arrive as long after as a phone keeps it.
  const visitsBefore = new Date(now().getTime() - waitMaxMs - hourMs);
  await runInBatches(() => deletedThingsSql.removeUsedVisitBatch(db, visitsBefore));
}
