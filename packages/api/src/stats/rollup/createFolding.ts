import { setTimeout as wait } from 'node:timers/promises';

import { isDatabaseDown, isOverwritten } from '../../database/databaseErrors.ts';
import type { ServiceTools } from '../../services.ts';
import { createPoller } from '../../tools/concurrency.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { fold, foldInTurns } from './fold.ts';
import type { WordTools } from './planBatch.ts';

/** An adaptive batch size, based on the duration of earlier batches. */
interface BatchSize {
  now: () => number;
  /** Records the duration of a full batch. */
  took: (ms: number) => void;
}

interface Bounds {
  fewest: number;
  most: number;
  /** Milliseconds of a batch at most: who waits for one that takes longer notices. */
  longestMs: number;
}

/** Starts small, for the machine's speed is unknown: doubles after a quick batch, halves after a slow one. */
export function createBatchSize({ fewest, most, longestMs }: Bounds): BatchSize {
  let size = fewest;
  return {
    now: () => size,
    took: (ms) => {
      if (ms > longestMs) size = Math.max(fewest, Math.floor(size / 2));
      else if (ms < longestMs / 3) size = Math.min(most, size * 2);
    },
  };
}

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'snapshot' | 'engine' | 'logger'> & WordTools;

/** Aggregation in the background. */
interface Folding {
  /** Schedules the aggregation of pending changes within a moment. */
  ask: () => void;
  begin: () => void;
  /** Finishes the fold that is going on. */
  end: () => Promise<void>;
}

interface Pace {
  soonMs?: number;
}

/** Changes that arrive within this time are aggregated together: the cells they share are written once. */
const moment = 1_000;

/**
 * Answers and scans of one fold, which share the cost of cells. The embedded database does nothing else while it
 * writes them, and with PostgreSQL the event loop waits while they are counted: on a slow or busy machine fewer are
 * folded at once, so that visitors need not wait.
 */
const batchSizes = {
  embedded: { fewest: 60, most: 1_000, longestMs: 500 },
  postgres: { fewest: 500, most: 5_000, longestMs: 250 },
};

/** Interval of the search for pending changes whose aggregation was not requested. */
const everyMs = 5_000;

/** While more waits, a fold is followed by so many times the time it took: visitors come first. */
const restFactor = 4;

/** After this many folds of the embedded database, the rows they overwrote are vacuumed. */
const foldsUntilTidy = 100;

/** Lost races in a row against other processes before one is logged. */
const lostUntilTold = 20;

/** Aggregates pending changes in rounds, and takes about a fifth of the time at most. */
export function createFolding(tools: Tools, { soonMs = moment }: Pace = {}): Folding {
  const { db, engine, logger } = tools;
  const rounds = createPoller({
    soonMs,
    everyMs,
    onFailure: (error) => logger.error({ err: error }, 'Statistics wait to be counted'),
  });
  const batch = createBatchSize(batchSizes[engine.kind]);
  const foldOne = engine.kind === 'embedded' ? foldInTurns : fold;
  const ending = new AbortController();
  // The first folds of a process already find the tables as they grew.
  let folds = foldsUntilTidy;
  let lost = 0;

  const rest = (ms: number) =>
    // Whoever ends does not wait for a rest.
    wait(ms, undefined, { signal: ending.signal }).catch(() => undefined);

  /** Does some work, and rests so long after it that visitors have most of the time. */
  const thenRest = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    await rest(restFactor * (performance.now() - start));
  };

  /** Returns true if more changes are pending. */
  const foldSome = async (accountId: string): Promise<boolean> => {
    const start = performance.now();
    try {
      const { waits, isBusy } = await foldOne(tools, accountId, batch.now());
      if (waits) batch.took(performance.now() - start);
      lost = 0;
      return waits && !isBusy;
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      if (!isOverwritten(error)) {
        // An error in one account must not block the others.
        logger.error({ err: error, account_id: accountId }, 'Statistics wait to be counted');
        return false;
      }
      // Another process folded the same; the next round finds what is left.
      lost += 1;
      if (lost >= lostUntilTold) logger.warn({ err: error, lost }, 'Others fold what is folded');
      return false;
    }
  };

  const tidy = async () => {
    if (engine.kind !== 'embedded' || folds < foldsUntilTidy) return;
    folds = 0;
    for (const step of statsChangesSql.tidySteps(db)) {
      if (ending.signal.aborted) return;
      await thenRest(step);
    }
  };

  const work = async () => {
    let waiting = await statsChangesSql.listAccounts(db);
    if (waiting.length > 0) await tidy();
    while (waiting.length > 0 && !ending.signal.aborted) {
      const left: string[] = [];
      for (const accountId of waiting) {
        if (ending.signal.aborted) return;
        const start = performance.now();
        if (await foldSome(accountId)) left.push(accountId);
        folds += 1;
        const isLast = left.length === 0 && accountId === waiting.at(-1);
        if (!isLast) await rest(restFactor * (performance.now() - start));
      }
      waiting = left;
    }
  };

  return {
    ask: rounds.ask,
    begin: () => rounds.begin(work),
    end: async () => {
      ending.abort();
      await rounds.end();
    },
  };
}
