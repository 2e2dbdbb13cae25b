import { setTimeout as wait } from 'node:timers/promises';

import { isOverwritten } from '../../database/isOverwritten.ts';
import type { Store } from '../../store.ts';
import { compareAccount } from './compareAccount.ts';
import type { Comparison, Difference } from './compareCells.ts';
import type { WordTools } from './countFacts.ts';
import { foldBatch } from './fold.ts';

interface Options {
  /** Whether nothing is written. */
  onlyCompares?: boolean;
  /** Whether what is kept is thrown away unread, because it cannot be read. */
  startsOver?: boolean;
}

/** What undoes a transaction that was only there to compare. */
class Compared extends Error {
  readonly differences: Difference[];

  constructor(differences: Difference[]) {
    super('Compared, and nothing was written.');
    this.differences = differences;
  }
}

/** How long the one who is folding is given to finish. */
const turnMs = 250;

/** So many cells are written with one statement. */
const atOnce = 2_000;

async function swap(inside: Store, accountId: string, comparison: Comparison): Promise<void> {
  const { cells, words, emptyCells, emptyWords } = comparison;
  for (let at = 0; at < cells.length; at += atOnce) {
    await inside.statsCells.write(accountId, cells.slice(at, at + atOnce));
  }
  for (let at = 0; at < words.length; at += atOnce) {
    await inside.statsWords.write(accountId, words.slice(at, at + atOnce));
  }
  await inside.statsCells.remove(accountId, emptyCells);
  await inside.statsWords.remove(accountId, emptyWords);
  await inside.statsCodes.note(accountId, await inside.statsCodes.all(accountId));
  await inside.statsChanges.noteFold(accountId);
}

/** Undefined when it is somebody else's turn. */
async function tryOnce(
  { snapshot, readWords }: Store & WordTools,
  accountId: string,
  { onlyCompares = false, startsOver = false }: Options,
): Promise<Difference[] | undefined> {
  return snapshot(async (within) => {
    if (!(await within.statsChanges.claim(accountId))) return undefined;
    const inside = { ...within, readWords };

    if (startsOver) await inside.statsCells.clear(accountId);
    while ((await foldBatch(inside, accountId)).waits);
    const comparison = await compareAccount(inside, accountId);
    if (onlyCompares) throw new Compared(comparison.differences);
    await swap(inside, accountId, comparison);
    return comparison.differences;
  });
}

/**
 * Counts an account from its rows, compares that with what is kept and what waits, and puts right
 * what differs: all of it in one transaction, as everything was at one moment. Answers what differed.
 */
export async function rebuildAccount(
  store: Store & WordTools,
  accountId: string,
  options: Options = {},
): Promise<Difference[]> {
  for (;;) {
    try {
      const differences = await tryOnce(store, accountId, options);
      if (differences) return differences;
    } catch (error) {
      if (error instanceof Compared) return error.differences;
      if (!isOverwritten(error)) throw error;
    }
    await wait(turnMs);
  }
}
