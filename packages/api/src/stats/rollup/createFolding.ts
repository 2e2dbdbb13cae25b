import { setTimeout as wait } from 'node:timers/promises';

import { isDatabaseDown } from '../../database/isDatabaseDown.ts';
import { isOverwritten } from '../../database/isOverwritten.ts';
import { createRounds } from '../../tools/rounds.ts';
import type { ServiceTools } from '../../ServiceTools.ts';
import { createBatchSize } from './createBatchSize.ts';
import type { WordTools } from './countFacts.ts';
import { fold } from './fold.ts';
import { foldInTurns } from './foldInTurns.ts';

type Tools = Pick<
  ServiceTools,
  'statsChanges' | 'statsCodes' | 'statsCells' | 'transact' | 'snapshot' | 'engine' | 'logger'
> &
  WordTools;

/** Folding that goes on beside everything else. */
export interface Folding {
  /** Asks that what arrived be folded within a moment. */
  ask: () => void;
  begin: () => void;
  /** Finishes the fold that is going on. */
  end: () => Promise<void>;
}

interface Pace {
  soonMs?: number;
}

/** What arrives within that time is folded together: the cells it shares are written once. */
const moment = 1_000;

/**
 * Answers and scans of one fold, which share what cells cost. The embedded database does nothing else
 * while it writes them: on a slow machine it folds fewer at once, so that visitors need not wait.
 */
const batchSizes = {
  embedded: { fewest: 60, most: 1_000 },
  postgres: { fewest: 5_000, most: 5_000 },
};

/** How soon changes are found that nobody asked to be folded. */
const everyMs = 5_000;

/** While more waits, a fold is followed by so many times the time it took: visitors come first. */
const restFactor = 4;

/** After so many folds of the embedded database, what they overwrote is cleared away. */
const foldsUntilTidy = 100;

/** So often in a row may somebody else be quicker before it is worth a line. */
const lostUntilTold = 20;

/** Folds what waits, round after round, and takes about a fifth of the time at most. */
export function createFolding(tools: Tools, { soonMs = moment }: Pace = {}): Folding {
  const { statsChanges, engine, logger } = tools;
  const rounds = createRounds({
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

  /** Answers whether more waits. */
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
        // What is wrong with one account is no reason to leave the others waiting.
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
    for (const step of statsChanges.tidySteps) {
      if (ending.signal.aborted) return;
      await thenRest(step);
    }
  };

  const work = async () => {
    let waiting = await statsChanges.listAccounts();
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
