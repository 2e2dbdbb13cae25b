import type { KnownPlace } from '../statsCodes.sql.ts';
import type { Store } from '../../store.ts';
import type { WordTools } from './countFacts.ts';
import type { Deltas } from './Deltas.ts';
import { planBatch } from './planBatch.ts';
import { recountCode } from './recountCode.ts';
import { writeDeltas } from './writeDeltas.ts';

/** What a fold found: whether anything waits beyond it, and whether somebody else is folding. */
export interface Folded {
  /** How many answers and scans it was about. */
  size: number;
  waits: boolean;
  isBusy: boolean;
}

/** Answers and scans of one fold: so many take a fraction of a second, and share what cells cost. */
const batchSize = 5_000;

/** So long a fold goes on to the next code that moved: a place may have a thousand. */
const recountMs = 500;

/** Counts codes anew that moved, for a moment. Answers whether none is left. */
async function recountMoved(inside: Store & WordTools, accountId: string): Promise<boolean> {
  const end = performance.now() + recountMs;
  const moves = await inside.statsCodes.moved(accountId);
  for (const [at, move] of moves.entries()) {
    await recountCode(inside, accountId, move, (deltas) => writeDeltas(inside, accountId, deltas));
    await inside.statsCodes.note(accountId, [move.now]);
    if (performance.now() >= end) return at === moves.length - 1;
  }
  return true;
}

/** Writes what a batch comes to, and where the codes hang that it is about. */
export async function writeBatch(
  inside: Store,
  accountId: string,
  places: readonly KnownPlace[],
  deltas: Deltas,
): Promise<void> {
  await inside.statsCodes.note(
    accountId,
    places.filter(({ is_folded }) => !is_folded),
  );
  await writeDeltas(inside, accountId, deltas);
}

/**
 * Folds some of the changes of an account into its cells, inside a transaction that holds the
 * account's turn and sees everything as it was at one moment.
 */
export async function foldBatch(
  inside: Store & WordTools,
  accountId: string,
  size = batchSize,
): Promise<Omit<Folded, 'isBusy'>> {
  const batch = await inside.statsChanges.pick(accountId, size);
  if (!batch) return { size: 0, waits: false };

  const deltas: Deltas = new Map();
  const places = await planBatch(inside, batch, deltas, true);
  await writeBatch(inside, accountId, places, deltas);

  const isSettled = !batch.hasPlaces || (batch.isWhole && (await recountMoved(inside, accountId)));
  const isDone = batch.isWhole && isSettled;
  await inside.statsChanges.remove({ ...batch, isWhole: isDone });
  await inside.statsChanges.noteFold(accountId);
  if (isDone) await inside.statsCodes.forgetGone(accountId);
  return { size: batch.size, waits: !isDone };
}

/**
 * Folds some of what waits for an account, all of it or nothing. Where another process is at it, it
 * is left to that one.
 */
export const fold = (
  { snapshot, readWords }: Pick<Store, 'snapshot'> & WordTools,
  accountId: string,
  /** About how many answers and scans at most. */
  size?: number,
): Promise<Folded> =>
  snapshot(async (inside) => {
    if (!(await inside.statsChanges.claim(accountId))) {
      return { size: 0, waits: true, isBusy: true };
    }
    return { ...(await foldBatch({ ...inside, readWords }, accountId, size)), isBusy: false };
  });
