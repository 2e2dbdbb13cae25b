import { setTimeout as wait } from 'node:timers/promises';

import pLimit from 'p-limit';
import pTimeout from 'p-timeout';

import type { Database } from '../../database/connect.ts';
import { isOverwritten } from '../../database/databaseErrors.ts';
import type { CellScope, Found } from '../cellTables.sql.ts';
import type { Store } from '../../database/store.ts';
import { addWords, noWords } from '../../text/words/WordTally.ts';
import { unpackWords } from '../../text/words/packWords.ts';
import {
  addCell,
  addCounts,
  countsOf,
  isEmpty,
  noCell,
  type Counts,
  toCell,
  toCounts,
} from './Cell.ts';
import { coverSpan, type Rollup, type Period } from './Rollup.ts';
import type { WordTools } from './planBatch.ts';
import type { Delta } from './Deltas.ts';
import { createReadCoalescer } from './coalesce.ts';
import { fold } from './fold.ts';
import { createReadTail } from './readTail.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { statsCellsSql } from '../statsCells.sql.ts';
import { statsWordsSql } from '../statsWords.sql.ts';

/** Milliseconds that a read waits for a recount of codes before it returns the old figures. */
const usualPatienceMs = 2_000;

const stepMs = 50;

/** Limit of concurrent reads that hold a connection while they add pending changes. */
const snapshotsMax = 3;

/** Answers and scans that a read adds by itself in a moment. */
const readMax = 20_000;

/** Beyond this many, which only a restored database has, a read returns the figures without them. */
const waitMax = 500_000;

/** Folds for a moment while codes that moved wait for it, or more than a read had better add. */
async function catchUp(
  store: Store & WordTools,
  accountId: string,
  patienceMs: number,
): Promise<void> {
  const { size, hasPlaces } = await statsChangesSql.backlog(store.db, accountId);
  if (size <= readMax && !hasPlaces) return;

  const end = Date.now() + patienceMs;
  for (;;) {
    const folding = fold(store, accountId).catch((error: unknown) => {
      if (!isOverwritten(error)) throw error;
      return { waits: true, isBusy: true };
    });
    // An abandoned fold goes on: the background rounds meet the same error and log it.
    const folded = await pTimeout(folding, {
      milliseconds: Math.max(1, end - Date.now()),
      fallback: () => undefined,
    });
    if (!folded?.waits || Date.now() >= end) return;
    if (folded.isBusy) await wait(stepMs);
  }
}

const isBehind = async (db: Database, accountId: string): Promise<boolean> =>
  (await statsChangesSql.backlog(db, accountId)).size > waitMax;

/** Adds counts that are not shared: the first are stored without a copy. */
const add = (sums: Map<string, Counts>, name: string, counts: Counts) => {
  const sum = sums.get(name);
  if (sum) addCounts(sum, counts);
  else sums.set(name, counts);
};

const withoutEmpty = (sums: Map<string, Counts>) =>
  new Map([...sums].filter(([, counts]) => !isEmpty(counts)));

const daysOf = ({ from, to }: Period) => [{ grain: 'day' as const, from, to }];

/** Reads the figures of statistics from their cells, and adds pending changes. */
export function createRollup(
  store: Store & WordTools,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
): Rollup {
  const tail = createReadTail(store);
  const coalesce = createReadCoalescer();
  const limited = pLimit(snapshotsMax);
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
   * Reads rows of cells, and the pending changes of the same scope. Without pending changes, which is the
   * usual case, one statement does it, and likewise if their plan is cached; otherwise both are read in one
   * snapshot.
   */
  const read = async <Row>(
    scope: CellScope,
    ask: (db: Database) => Promise<Found<Row>>,
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
      store.readSnapshot(async (db) => ({
        rows: (await ask(db)).rows,
        tail: (await isBehind(db, scope.accountId)) ? [] : await tail.read(db, scope, withWords),
      }));
    // An earlier caller may have read the pending changes meanwhile.
    return limited(async () => (await recall()) ?? readAtOnce());
  };

  const rollup: Rollup = {
    async sum(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.list(db, scope));
      const sum = noCell();
      for (const row of rows) addCell(sum, toCell(row));
      for (const { cell } of tail) addCell(sum, cell);
      for (const [second, count] of sum.seconds) if (count === 0) sum.seconds.delete(second);
      return sum;
    },

    async tally(accountId, kind, span, keys) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.byKey(db, scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.key, toCounts(row));
      for (const { key, cell } of tail) add(sums, key, countsOf(cell));
      return withoutEmpty(sums);
    },

    async byDay(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: daysOf(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.byStart(db, scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.starts, toCounts(row));
      for (const { starts, cell } of tail) add(sums, starts, countsOf(cell));
      return withoutEmpty(sums);
    },

    async daysByKey(accountId, kind, span, keys) {
      const scope = { accountId, kind, keys, buckets: daysOf(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.byKeyAndStart(db, scope));
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
      const { rows, log } = await store.read((db) => statsCellsSql.firstDay(db, scope));
      if (log === undefined) return rows[0]?.day ?? undefined;
      // Pending changes may remove everything that the first day held.
      const days = await rollup.byDay(accountId, kind, keys, {});
      return [...days.keys()].toSorted()[0];
    },

    async words(accountId, kind, keys, span) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsWordsSql.list(db, scope), true);
      const tally = noWords();
      for (const { words } of rows) unpackWords(words, tally);
      for (const { words } of tail) if (words) addWords(tally, words);
      return tally;
    },

    async isRecounting(accountId) {
      const { size, hasPlaces } = await statsChangesSql.backlog(store.db, accountId);
      return hasPlaces || size > waitMax;
    },
  };

  return {
    ...rollup,
    sum: (...about) => coalesce(`sum ${JSON.stringify(about)}`, () => rollup.sum(...about)),
    byDay: (...about) => coalesce(`days ${JSON.stringify(about)}`, () => rollup.byDay(...about)),
    firstDay: (...about) =>
      coalesce(`first ${JSON.stringify(about)}`, () => rollup.firstDay(...about)),
  };
}
