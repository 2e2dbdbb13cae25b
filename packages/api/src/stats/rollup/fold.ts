import type { Store } from '../../database/store.ts';
import { readWordsHere } from '../../text/words/packWords.ts';
import { statsCellsSql } from '../statsCells.sql.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { type KnownPlace, statsCodesSql, type StatsPlace } from '../statsCodes.sql.ts';
import type { Period } from './Cell.ts';
import { type Deltas, writeDeltas } from './Deltas.ts';
import {
  compareVisitors,
  countAnswers,
  countScans,
  type DayCounts,
  planBatch,
  planFold,
  type WordTools,
} from './planBatch.ts';

type Tools = Pick<Store, 'db'> & WordTools;

/** With 1, what rows of a code say by the clock of a place; with -1, all of it below 0. */
async function countRows(
  { db, readWords = readWordsHere }: Tools,
  accountId: string,
  place: StatsPlace,
  span: Period,
  sign: 1 | -1,
): Promise<DayCounts> {
  const counts: DayCounts = new Map();
  const signed = <Fact extends object>(facts: readonly Fact[]) =>
    facts.map((fact) => ({ ...fact, sign }));

  let after: string | undefined;
  do {
    const part = await statsCodesSql.answersOf(db, accountId, place, span, after);
    await countAnswers(counts, signed(part.facts), readWords);
    ({ after } = part);
  } while (after !== undefined);
  do {
    const part = await statsCodesSql.scansOf(db, accountId, place, span, after);
    countScans(counts, signed(part.facts));
    ({ after } = part);
  } while (after !== undefined);
  return counts;
}

/** Counts days of a code from its rows at its current place, into cells that hold nothing of it. */
export async function countCode(
  tools: Tools,
  accountId: string,
  place: StatsPlace,
  span: Period,
  deltas: Deltas,
): Promise<void> {
  const counts = await countRows(tools, accountId, place, span, 1);
  const counted = await statsCodesSql.visitorsOfCode(tools.db, accountId, place, span);
  planFold(deltas, { counts, visitors: compareVisitors([], counted), places: [place] });
}

const monthAfter = (month: string): string => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
};

const lastOf = (month: string): string =>
  new Date(Date.parse(`${monthAfter(month)}-01`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Splits all days into whole months, or leaves them in one piece if they have few rows: the words of years
 * would not fit into memory. The first piece has no beginning and the last no end.
 */
export async function cutSpan(
  { db }: Pick<Store, 'db'>,
  accountId: string,
  codeId?: string,
): Promise<Period[]> {
  const { from, to, isLarge } = await statsCodesSql.extent(db, accountId, codeId);
  if (from === null || to === null || !isLarge) return [{}];

  const spans: Period[] = [];
  const last = to.slice(0, 7);
  for (let month = from.slice(0, 7); month <= last; month = monthAfter(month)) {
    spans.push({
      from: spans.length === 0 ? undefined : `${month}-01`,
      to: month === last ? undefined : lastOf(month),
    });
  }
  return spans;
}

/**
 * Removes a code that moved from the cells it was counted in, and adds it to those of its current place. No
 * changes of it may be pending, so that the cells hold exactly its rows. A code with many rows is written
 * month by month.
 */
export async function recountCode(
  tools: Tools,
  accountId: string,
  { was, now }: { was: StatsPlace; now: StatsPlace },
  write: (deltas: Deltas) => Promise<void>,
): Promise<void> {
  for (const span of await cutSpan(tools, accountId, was.code_id)) {
    const deltas: Deltas = new Map();
    const held = await statsCellsSql.visitorsOfCode(tools.db, accountId, was.code_id, span);
    const counts = await countRows(tools, accountId, was, span, -1);
    planFold(deltas, { counts, visitors: compareVisitors(held, []), places: [was] });
    await countCode(tools, accountId, now, span, deltas);
    await write(deltas);
  }
}

/** The result of a fold: true flags mean that changes are left, or that another process is folding. */
interface Folded {
  /** The number of answers and scans it processed. */
  size: number;
  waits: boolean;
  isBusy: boolean;
}

/** Answers and scans of one fold: this many take a fraction of a second, and share the cost of cells. */
const batchSize = 5_000;

/** Time limit in milliseconds for starting on the next moved code: a place may have a thousand. */
const recountMs = 500;

/** Recounts codes that moved, for a moment. Returns true if none is left. */
async function recountMoved(inside: Store & WordTools, accountId: string): Promise<boolean> {
  const end = performance.now() + recountMs;
  const moves = await statsCodesSql.moved(inside.db, accountId);
  for (const [at, move] of moves.entries()) {
    await recountCode(inside, accountId, move, (deltas) => writeDeltas(inside, accountId, deltas));
    await statsCodesSql.note(inside.db, accountId, [move.now]);
    if (performance.now() >= end) return at === moves.length - 1;
  }
  return true;
}

/** Writes the increments of a batch, and the locations of its codes. */
async function writeBatch(
  inside: Store,
  accountId: string,
  places: readonly KnownPlace[],
  deltas: Deltas,
): Promise<void> {
  await statsCodesSql.note(
    inside.db,
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
  const batch = await statsChangesSql.pick(inside.db, accountId, size);
  if (!batch) return { size: 0, waits: false };

  const deltas: Deltas = new Map();
  const places = await planBatch(inside, batch, deltas, true);
  await writeBatch(inside, accountId, places, deltas);

  const isSettled = !batch.hasPlaces || (batch.isWhole && (await recountMoved(inside, accountId)));
  const isDone = batch.isWhole && isSettled;
  await statsChangesSql.remove(inside.db, { ...batch, isWhole: isDone });
  await statsChangesSql.noteFold(inside.db, accountId);
  if (isDone) await statsCodesSql.forgetGone(inside.db, accountId);
  return { size: batch.size, waits: !isDone };
}

/**
 * Aggregates some pending changes of an account, all of them or none. If another process is doing so, it is
 * left to that one.
 */
export const fold = (
  { snapshot, readWords }: Pick<Store, 'snapshot'> & WordTools,
  accountId: string,
  /** About how many answers and scans at most. */
  size?: number,
): Promise<Folded> =>
  snapshot(async (inside) => {
    if (!(await statsChangesSql.claim(inside.db, accountId))) {
      return { size: 0, waits: true, isBusy: true };
    }
    return { ...(await foldBatch({ ...inside, readWords }, accountId, size)), isBusy: false };
  });

type FoldInTurnsTools = Pick<Store, 'db' | 'transact' | 'snapshot'> & WordTools;

/**
 * Folds as `fold` does, but releases the one connection of the embedded database between the statements that
 * read: only the writes are one transaction. The result of a batch does not depend on the time of its reads,
 * so no snapshot is needed; if codes moved, or another process folded meanwhile, nothing is written, and all
 * of it is done in one transaction.
 */
export async function foldInTurns(
  store: FoldInTurnsTools,
  accountId: string,
  size?: number,
): Promise<Folded> {
  const batch = await statsChangesSql.pick(store.db, accountId, size);
  if (!batch) return { size: 0, waits: false, isBusy: false };
  if (batch.hasPlaces) return fold(store, accountId, size);

  const deltas: Deltas = new Map();
  const places = await planBatch(store, batch, deltas, true);
  const isWritten = await store.transact(async (inside) => {
    if (!(await statsChangesSql.isUntouched(inside.db, batch))) return false;

    await writeBatch(inside, accountId, places, deltas);
    await statsChangesSql.remove(inside.db, batch);
    await statsChangesSql.noteFold(inside.db, accountId);
    const left = await statsChangesSql.backlog(inside.db, accountId);
    if (left.size === 0 && !left.hasPlaces) await statsCodesSql.forgetGone(inside.db, accountId);
    return true;
  });
  return isWritten
    ? { size: batch.size, waits: !batch.isWhole, isBusy: false }
    : fold(store, accountId, size);
}

/**
 * Aggregates all pending changes of every account, without the pauses of `createFolding`: for bulk imports
 * while no requests are served yet. Returns the number of answers and scans processed.
 */
export async function foldAll(store: Pick<Store, 'db' | 'snapshot'> & WordTools): Promise<number> {
  let size = 0;
  for (const accountId of await statsChangesSql.listAccounts(store.db)) {
    for (let waits = true; waits;) {
      const folded = await fold(store, accountId);
      size += folded.size;
      waits = folded.waits && !folded.isBusy;
    }
  }
  return size;
}
