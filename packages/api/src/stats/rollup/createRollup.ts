import { setTimeout as wait } from 'node:timers/promises';

import { isOverwritten } from '../../database/isOverwritten.ts';
import type { CellScope, Found } from '../cellTables.sql.ts';
import type { Store } from '../../store.ts';
import { addWords } from '../../text/words/addWords.ts';
import { unpackWords } from '../../text/words/packWords.ts';
import { noWords } from '../../text/words/WordTally.ts';
import { addCell, addCounts, countsOf, isEmpty, noCell, type Counts } from './Cell.ts';
import { toCell, toCounts } from './cellRows.ts';
import { coverSpan } from './coverSpan.ts';
import type { WordTools } from './countFacts.ts';
import type { Delta } from './Deltas.ts';
import { createSharedReads } from './createSharedReads.ts';
import { fold } from './fold.ts';
import { createTurns } from './createTurns.ts';
import { createReadTail } from './readTail.ts';
import type { Rollup, Span } from './Rollup.ts';

/** How long a read waits for codes to be counted anew before it answers with the old figures. */
const usualPatienceMs = 2_000;

const stepMs = 50;

/** So many reads at once hold a connection while they add what waits: visitors need the others. */
const snapshotsMax = 3;

/** So many answers and scans a read adds by itself in a moment. */
const readMax = 20_000;

/** Beyond that many, which only a restored database brings, a read answers with what was counted. */
const waitMax = 500_000;

/** What a fold comes to, or nothing when it takes longer than a reader waits: it goes on without. */
async function withinPatience<Result>(
  work: Promise<Result>,
  end: number,
): Promise<Result | undefined> {
  const ending = new AbortController();
  const isOver = wait(Math.max(0, end - Date.now()), undefined, { signal: ending.signal });
  // Who is no longer waited for fails unheard: the rounds meet the same and say so.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, isOver.catch(() => undefined)]);
  } finally {
    ending.abort();
  }
}

/** Folds for a moment while codes that moved wait for it, or more than a read had better add. */
async function catchUp(
  store: Store & WordTools,
  accountId: string,
  patienceMs: number,
): Promise<void> {
  const { size, hasPlaces } = await store.statsChanges.backlog(accountId);
  if (size <= readMax && !hasPlaces) return;

  const end = Date.now() + patienceMs;
  for (;;) {
    const folding = fold(store, accountId).catch((error: unknown) => {
      if (!isOverwritten(error)) throw error;
      return { waits: true, isBusy: true };
    });
    const folded = await withinPatience(folding, end);
    if (!folded?.waits || Date.now() >= end) return;
    if (folded.isBusy) await wait(stepMs);
  }
}

const isBehind = async ({ statsChanges }: Store, accountId: string): Promise<boolean> =>
  (await statsChanges.backlog(accountId)).size > waitMax;

/** Adds counts that are nobody else's: what comes first is taken as it is. */
const add = (sums: Map<string, Counts>, name: string, counts: Counts) => {
  const sum = sums.get(name);
  if (sum) addCounts(sum, counts);
  else sums.set(name, counts);
};

const withoutEmpty = (sums: Map<string, Counts>) =>
  new Map([...sums].filter(([, counts]) => !isEmpty(counts)));

const daysOf = ({ from, to }: Span) => [{ grain: 'day' as const, from, to }];

/** Reads the figures of statistics from their cells, and adds what waits to be folded. */
export function createRollup(
  store: Store & WordTools,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
): Rollup {
  const tail = createReadTail(store);
  const share = createSharedReads();
  const inTurn = createTurns(snapshotsMax);
  const catching = new Map<string, Promise<void>>();
  /** All figures of a page wait for the same. */
  const catchUpOnce = (accountId: string): Promise<void> => {
    const going = catching.get(accountId);
    if (going) return going;
    const mine = catchUp(store, accountId, patienceMs).finally(() => catching.delete(accountId));
    catching.set(accountId, mine);
    return mine;
  };
  /**
   * Reads rows of cells, and what waits for the same scope. Where nothing waits, which is the usual
   * case, one statement does it, and where what waits is known; else both are read as they are at one
   * moment.
   */
  const read = async <Row>(
    scope: CellScope,
    ask: (from: Store) => Promise<Found<Row>>,
    withWords = false,
  ): Promise<{ rows: Row[]; tail: Delta[] }> => {
    const { rows, log } = await store.read(ask);
    if (log === undefined) return { rows, tail: [] };

    const recall = async () => {
      const known = await tail.recall(log, scope, withWords);
      return known && { rows, tail: known };
    };
    const known = await recall();
    if (known) return known;

    await catchUpOnce(scope.accountId);
    const readAtOnce = () =>
      store.read((from) =>
        from.snapshot(async (inside) => ({
          rows: (await ask(inside)).rows,
          tail: (await isBehind(inside, scope.accountId))
            ? []
            : await tail.read(inside, scope, withWords),
        })),
      );
    // Who had their turn before may have read what waits.
    return inTurn(async () => (await recall()) ?? readAtOnce());
  };

  const rollup: Rollup = {
    async sum(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, ({ statsCells }) => statsCells.list(scope));
      const sum = noCell();
      for (const row of rows) addCell(sum, toCell(row));
      for (const { cell } of tail) addCell(sum, cell);
      for (const [second, count] of sum.seconds) if (count === 0) sum.seconds.delete(second);
      return sum;
    },

    async tally(accountId, kind, span, keys) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, ({ statsCells }) => statsCells.byKey(scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.key, toCounts(row));
      for (const { key, cell } of tail) add(sums, key, countsOf(cell));
      return withoutEmpty(sums);
    },

    async byDay(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: daysOf(span) };
      const { rows, tail } = await read(scope, ({ statsCells }) => statsCells.byStart(scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.starts, toCounts(row));
      for (const { starts, cell } of tail) add(sums, starts, countsOf(cell));
      return withoutEmpty(sums);
    },

    async daysByKey(accountId, kind, span, keys) {
      const scope = { accountId, kind, keys, buckets: daysOf(span) };
      const { rows, tail } = await read(scope, ({ statsCells }) => statsCells.byKeyAndStart(scope));
      const days = new Map<string, Map<string, Counts>>();
      const addDay = (key: string, starts: string, counts: Counts) => {
        const sums = days.get(key) ?? new Map<string, Counts>();
        add(sums, starts, counts);
        days.set(key, sums);
      };
      for (const row of rows) addDay(row.key, row.starts, toCounts(row));
      for (const { key, starts, cell } of tail) addDay(key, starts, cell);
      return new Map([...days].map(([key, sums]) => [key, withoutEmpty(sums)]));
    },

    async firstDay(accountId, kind, keys) {
      const scope = { accountId, kind, keys, buckets: daysOf({}) };
      const { rows, log } = await store.read(({ statsCells }) => statsCells.firstDay(scope));
      if (log === undefined) return rows[0]?.day ?? undefined;
      // What waits may take away all that the first day held.
      const days = await rollup.byDay(accountId, kind, keys, {});
      return [...days.keys()].toSorted()[0];
    },

    async words(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, ({ statsWords }) => statsWords.list(scope), true);
      const tally = noWords();
      for (const { words } of rows) unpackWords(words, tally);
      for (const { words } of tail) if (words) addWords(tally, words);
      return tally;
    },

    async isRecounting(accountId) {
      const { size, hasPlaces } = await store.statsChanges.backlog(accountId);
      return hasPlaces || size > waitMax;
    },
  };

  return {
    ...rollup,
    sum: (...about) => share(`sum ${JSON.stringify(about)}`, () => rollup.sum(...about)),
    byDay: (...about) => share(`days ${JSON.stringify(about)}`, () => rollup.byDay(...about)),
    firstDay: (...about) =>
      share(`first ${JSON.stringify(about)}`, () => rollup.firstDay(...about)),
  };
}
