import { setTimeout as wait } from 'node:timers/promises';

import pLimit from 'p-limit';
import pTimeout from 'p-timeout';

import type { Database } from '../../database/connect.ts';
import { isOverwritten } from '../../database/databaseErrors.ts';
import type { Buckets, CellScope, Found } from '../cellTables.sql.ts';
import type { Store } from '../../database/store.ts';
import { addWords, noWords } from '../../text/words/WordTally.ts';
import { unpackWords } from '../../text/words/packWords.ts';
import {
  addCell,
  addCounts,
  countsOf,
  isEmpty,
  noCell,
  type CellKind,
  type Counts,
  type Period,
  toCell,
  toCounts,
} from './Cell.ts';
import type { WordTools } from './planBatch.ts';
import type { Delta } from './Deltas.ts';
import { fold } from './fold.ts';
import { createReadTail } from './readTail.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { statsCellsSql } from '../statsCells.sql.ts';
import { statsWordsSql } from '../statsWords.sql.ts';

/** Requests for the same data this soon after a read share it: a page requests everything at once. */
const momentMs = 20;

/** Shares a read in progress with requests for the same data. The result must not be changed. */
export function createReadCoalescer() {
  const going = new Map<string, { since: number; result: Promise<unknown> }>();

  return <Result>(name: string, read: () => Promise<Result>): Promise<Result> => {
    const other = going.get(name);
    // The name identifies the data, and so its type.
    if (other && performance.now() - other.since <= momentMs)
      return other.result as Promise<Result>;

    const mine = { since: performance.now(), result: read() };
    going.set(name, mine);
    const forget = () => {
      if (going.get(name) === mine) going.delete(name);
    };
    mine.result.then(forget, forget);
    return mine.result;
  };
}

const dayMs = 86_400_000;

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the month after. */
const nextMonth = (date: string): string => firstOfMonth(shift(firstOfMonth(date), 31));

/** The months and days that make up a span: whole months as such, its ends by the day. */
function coverSpan({ from, to }: Period): Buckets[] {
  if (from !== undefined && to !== undefined && from > to) return [];

  const firstMonth = from === undefined || from === firstOfMonth(from) ? from : nextMonth(from);
  const endMonth = to === undefined ? undefined : firstOfMonth(shift(to, 1));
  const hasMonths = firstMonth === undefined || endMonth === undefined || firstMonth < endMonth;
  if (!hasMonths) return [{ grain: 'day', from, to }];

  const buckets: Buckets[] = [
    { grain: 'month', from: firstMonth, to: endMonth && shift(endMonth, -1) },
  ];
  if (firstMonth !== undefined && from !== firstMonth) {
    buckets.push({ grain: 'day', from, to: shift(firstMonth, -1) });
  }
  if (endMonth !== undefined && to !== undefined && endMonth <= to) {
    buckets.push({ grain: 'day', from: endMonth, to });
  }
  return buckets;
}

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

/**
 * Reads the figures of statistics from their cells, with pending changes added, without counting rows. Days
 * and hours are those at the location of each code.
 */
export function createRollup(
  store: Store & WordTools,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
) {
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

  const rollup = {
    /** All keys together. */
    async sum(accountId: string, kind: CellKind, keys: readonly string[], span: Period) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.list(db, scope));
      const sum = noCell();
      for (const row of rows) addCell(sum, toCell(row));
      for (const { cell } of tail) addCell(sum, cell);
      for (const [second, count] of sum.seconds) if (count === 0) sum.seconds.delete(second);
      return sum;
    },

    /** Each key with anything to count. Without keys: all of the account's. */
    async tally(accountId: string, kind: CellKind, span: Period, keys?: readonly string[]) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.byKey(db, scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.key, toCounts(row));
      for (const { key, cell } of tail) add(sums, key, countsOf(cell));
      return withoutEmpty(sums);
    },

    /** All keys together, for each day that has anything. */
    async byDay(accountId: string, kind: CellKind, keys: readonly string[], span: Period) {
      const scope = { accountId, kind, keys, buckets: daysOf(span) };
      const { rows, tail } = await read(scope, (db) => statsCellsSql.byStart(db, scope));
      const sums = new Map<string, Counts>();
      for (const row of rows) add(sums, row.starts, toCounts(row));
      for (const { starts, cell } of tail) add(sums, starts, countsOf(cell));
      return withoutEmpty(sums);
    },

    /** Each key's days that have anything, apart: for silent codes. */
    async daysByKey(accountId: string, kind: CellKind, span: Period, keys: readonly string[]) {
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

    /** The first day with anything. */
    async firstDay(accountId: string, kind: CellKind, keys: readonly string[]) {
      const scope = { accountId, kind, keys, buckets: daysOf({}) };
      const { rows, log } = await store.read((db) => statsCellsSql.firstDay(db, scope));
      if (log === undefined) return rows[0]?.day ?? undefined;
      // Pending changes may remove everything that the first day held.
      const days = await rollup.byDay(accountId, kind, keys, {});
      return [...days.keys()].toSorted()[0];
    },

    /** The words of all keys together. There are none of versions. */
    async words(
      accountId: string,
      kind: Exclude<CellKind, 'form_version' | 'code_form_version'>,
      keys: readonly string[],
      span: Period,
    ) {
      const scope = { accountId, kind, keys, buckets: coverSpan(span) };
      const { rows, tail } = await read(scope, (db) => statsWordsSql.list(db, scope), true);
      const tally = noWords();
      for (const { words } of rows) unpackWords(words, tally);
      for (const { words } of tail) if (words) addWords(tally, words);
      return tally;
    },

    /** True while codes are recounted, because they or their location moved, or its time zone changed. */
    async isRecounting(accountId: string) {
      const { size, hasPlaces } = await statsChangesSql.backlog(store.db, accountId);
      return hasPlaces || size > waitMax;
    },
  };

  return {
    ...rollup,
    sum: (...about: Parameters<typeof rollup.sum>) =>
      coalesce(`sum ${JSON.stringify(about)}`, () => rollup.sum(...about)),
    byDay: (...about: Parameters<typeof rollup.byDay>) =>
      coalesce(`days ${JSON.stringify(about)}`, () => rollup.byDay(...about)),
    firstDay: (...about: Parameters<typeof rollup.firstDay>) =>
      coalesce(`first ${JSON.stringify(about)}`, () => rollup.firstDay(...about)),
  };
}

export type Rollup = ReturnType<typeof createRollup>;
