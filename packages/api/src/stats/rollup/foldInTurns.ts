import type { Store } from '../../store.ts';
import type { WordTools } from './countFacts.ts';
import type { Deltas } from './Deltas.ts';
import { fold, writeBatch, type Folded } from './fold.ts';
import { planBatch } from './planBatch.ts';

type Tools = Pick<Store, 'statsChanges' | 'statsCodes' | 'statsCells' | 'transact' | 'snapshot'> &
  WordTools;

/**
 * Folds as `fold` does, and lets others have the one connection of the embedded database between the
 * statements that read: only what is written is one transaction. What a batch comes to does not depend
 * on when that is read, so nothing else has to be as it was at one moment; where codes moved, or
 * somebody else folded meanwhile, nothing is written, and all of it is done at once.
 */
export async function foldInTurns(store: Tools, accountId: string, size?: number): Promise<Folded> {
  const batch = await store.statsChanges.pick(accountId, size);
  if (!batch) return { size: 0, waits: false, isBusy: false };
  if (batch.hasPlaces) return fold(store, accountId, size);

  const deltas: Deltas = new Map();
  const places = await planBatch(store, batch, deltas, true);
  const isWritten = await store.transact(async (inside) => {
    if (!(await inside.statsChanges.isUntouched(batch))) return false;

    await writeBatch(inside, accountId, places, deltas);
    await inside.statsChanges.remove(batch);
    await inside.statsChanges.noteFold(accountId);
    const left = await inside.statsChanges.backlog(accountId);
    if (left.size === 0 && !left.hasPlaces) await inside.statsCodes.forgetGone(accountId);
    return true;
  });
  return isWritten
    ? { size: batch.size, waits: !batch.isWhole, isBusy: false }
    : fold(store, accountId, size);
}
