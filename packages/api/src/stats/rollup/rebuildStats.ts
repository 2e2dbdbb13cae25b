import { setTimeout as wait } from 'node:timers/promises';

import { isDatabaseDown, isOverwritten } from '../../database/databaseErrors.ts';
import type { Store } from '../../database/store.ts';
import { statsCellsSql } from '../statsCells.sql.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';
import { statsWordsSql } from '../statsWords.sql.ts';
import { compareAccount, type Comparison, type Difference } from './compareAccount.ts';
import { foldBatch } from './fold.ts';
import type { WordTools } from './planBatch.ts';

interface Options {
  /** True to compare without writing. */
  onlyCompares?: boolean;
  /** True to discard the stored cells unread, because they are corrupt. */
  startsOver?: boolean;
}

/** Rolls back a transaction that only compares. */
class Compared extends Error {
  readonly differences: Difference[];

  constructor(differences: Difference[]) {
    super('Compared, and nothing was written.');
    this.differences = differences;
  }
}

/** Milliseconds between attempts while another process folds. */
const turnMs = 250;

/** Cells per statement. */
const atOnce = 2_000;

async function swap(inside: Store, accountId: string, comparison: Comparison): Promise<void> {
  const { cells, words, emptyCells, emptyWords } = comparison;
  for (let at = 0; at < cells.length; at += atOnce) {
    await statsCellsSql.write(inside.db, accountId, cells.slice(at, at + atOnce));
  }
  for (let at = 0; at < words.length; at += atOnce) {
    await statsWordsSql.write(inside.db, accountId, words.slice(at, at + atOnce));
  }
  await statsCellsSql.remove(inside.db, accountId, emptyCells);
  await statsWordsSql.remove(inside.db, accountId, emptyWords);
  await statsCodesSql.note(inside.db, accountId, await statsCodesSql.all(inside.db, accountId));
  await statsChangesSql.noteFold(inside.db, accountId);
}

/** Returns undefined if another process has the lock. */
async function tryOnce(
  { snapshot, readWords }: Store & WordTools,
  accountId: string,
  { onlyCompares = false, startsOver = false }: Options,
): Promise<Difference[] | undefined> {
  return snapshot(async (within) => {
    if (!(await statsChangesSql.claim(within.db, accountId))) return undefined;
    const inside = { ...within, readWords };

    if (startsOver) await statsCellsSql.clear(inside.db, accountId);
    while ((await foldBatch(inside, accountId)).waits);
    const comparison = await compareAccount(inside, accountId);
    if (onlyCompares) throw new Compared(comparison.differences);
    await swap(inside, accountId, comparison);
    return comparison.differences;
  });
}

/**
 * Counts an account from its rows, compares that with the stored cells and the pending changes, and corrects
 * the differences: all of it in one transaction on one snapshot. Returns the differences.
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

interface RebuildStatsOptions {
  /** Left out: every account. */
  accountId?: string | undefined;
  /** True to compare without writing. */
  onlyCompares: boolean;
  /** Prints one line of the findings. */
  print: (line: string) => void;
}

/** Packed words and details are shown by their length. */
const textMax = 24;

const shorten = (text: string): string =>
  text.length > textMax ? `${text.length / 2} bytes` : text === '' ? 'nothing' : text;

/** A difference as a person reads it. */
const describeDifference = ({ kind, key, grain, starts, ...rest }: Difference): string =>
  `${[kind, key, grain, starts].filter((part) => part !== '').join(' ')}, ${rest.figure}: ${shorten(rest.stored)} → ${shorten(rest.counted)}`;

/** True for errors of the code that unpacks bytes: unlike the database's, they have no code. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && !('code' in error) && !isDatabaseDown(error);

/**
 * Counts accounts from their rows, prints differences to the stored cells, and corrects them. Unreadable
 * cells are counted from nothing. Returns the number of differences.
 */
export async function rebuildStats(
  store: Store & WordTools,
  { accountId, onlyCompares, print }: RebuildStatsOptions,
): Promise<number> {
  const accountIds = accountId === undefined ? await statsCodesSql.accounts(store.db) : [accountId];
  let count = 0;
  for (const id of accountIds) {
    try {
      const differences = await rebuildAccount(store, id, { onlyCompares });
      count += differences.length;
      for (const difference of differences) print(`${id}: ${describeDifference(difference)}`);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      count += 1;
      print(`${id}: what is kept cannot be read (${error.message})`);
      if (!onlyCompares) await rebuildAccount(store, id, { startsOver: true });
    }
  }
  return count;
}
