import { createByteReader, createByteWriter } from '../../text/words/packWords.ts';
import type { CellKey } from '../cellTables.sql.ts';
import type { CellNumbers, CellRow } from '../statsCells.sql.ts';

/**
 * The kinds of cells, and their keys: the account '', a company, location, code or form its id, a code with
 * a form `<code>:<form>`, a version of a form `<form>:<version>` (answers only), the same at a code
 * `<code>:<form>:<version>` (answers only; no words). A code that moved has cells of its own for each further
 * place, `<code>.<location>` in place of `<code>`. Keys that begin with '!' hold what is set aside of the same.
 */
export type CellKind =
  | 'account'
  | 'company'
  | 'location'
  | 'code'
  | 'form'
  | 'code_form'
  | 'form_version'
  | 'code_form_version';

/** Calendar days, both ends included. An end that is left out is open. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Counts of answers and scans. All are additive: two windows are their sum. */
export interface Counts {
  scans: number;
  /** Distinct visitors of each code and day. */
  unique_scans: number;
  /** Scans whose visitor began to answer. */
  started: number;
  submissions: number;
  /** Those that a scan could have led to: all but a kiosk's. */
  from_scans: number;
  /** The number of answers per rating: ten numbers, the rating 1 first. */
  r: number[];
  positive: number;
  neutral: number;
  negative: number;
  comments: number;
  /** Code points of all comments together. */
  comment_length: number;
  /** Milliseconds of all that took half an hour at most. */
  response_ms: number;
  /** The number of answers that took half an hour at most. */
  responses: number;
  /** The number of answers that took longer. */
  slow: number;
}

/** The counts of a cell, with those that are only read for a whole scope. */
export interface Cell extends Counts {
  /** Whole seconds, and how many answers took them. */
  seconds: Map<number, number>;
  /** Answers by hour of the week, 7 × 24 in a row, Monday and midnight first. */
  hours: number[];
}

/** Hours of a week. */
export const hoursOfWeek = 168;

const emptyWeek: readonly number[] = Array.from({ length: hoursOfWeek }, () => 0);

/** The columns that are one number each. */
const plainCounts = [
  'scans',
  'unique_scans',
  'started',
  'submissions',
  'from_scans',
  'positive',
  'neutral',
  'negative',
  'comments',
  'comment_length',
  'response_ms',
  'responses',
  'slow',
] as const satisfies readonly (keyof Counts)[];

/** Counts of nothing. */
export const noCounts = (): Counts => ({
  scans: 0,
  unique_scans: 0,
  started: 0,
  submissions: 0,
  from_scans: 0,
  r: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  positive: 0,
  neutral: 0,
  negative: 0,
  comments: 0,
  comment_length: 0,
  response_ms: 0,
  responses: 0,
  slow: 0,
});

/** A week without answers. Aggregation creates thousands: copying an array is fastest. */
const noHours = (): number[] => emptyWeek.slice();

/** A cell of nothing. */
export const noCell = (): Cell => ({
  ...noCounts(),
  seconds: new Map(),
  hours: noHours(),
});

/** A plain loop: iterators would cost a fold more than all its sums. */
function addNumbers(into: number[], other: readonly number[], sign: 1 | -1): void {
  for (let at = 0; at < other.length; at += 1) {
    const count = other[at] ?? 0;
    if (count !== 0) into[at] = (into[at] ?? 0) + sign * count;
  }
}

/** Adds counts to others, or with -1 takes them away. */
export function addCounts(into: Counts, other: Counts, sign: 1 | -1 = 1): void {
  for (const name of plainCounts) into[name] += sign * other[name];
  addNumbers(into.r, other.r, sign);
}

/** Counts together. */
export function sumCounts(all: Iterable<Counts>): Counts {
  const sum = noCounts();
  for (const counts of all) addCounts(sum, counts);
  return sum;
}

/** The counts of a cell, without those that are only read for a whole scope. */
export const countsOf = (cell: Cell): Counts => sumCounts([cell]);

/** Adds a cell to another, or with -1 takes it away. */
export function addCell(into: Cell, other: Cell, sign: 1 | -1 = 1): void {
  addCounts(into, other, sign);
  for (const [second, count] of other.seconds) {
    into.seconds.set(second, (into.seconds.get(second) ?? 0) + sign * count);
  }
  addNumbers(into.hours, other.hours, sign);
}

/** True if all counts are 0. */
export const isEmpty = (counts: Counts): boolean =>
  plainCounts.every((name) => counts[name] === 0) && counts.r.every((count) => count === 0);

/** True if a cell holds nothing and can be deleted. */
export const isEmptyCell = (cell: Cell): boolean =>
  isEmpty(cell) &&
  cell.hours.every((count) => count === 0) &&
  [...cell.seconds.values()].every((count) => count === 0);

type Detail = Pick<Cell, 'seconds' | 'hours'>;

/** Raised when the form of the bytes changes: all is counted anew then. */
const detailVersion = 1;

const compare = ([one]: readonly [number, number], [other]: readonly [number, number]) =>
  one - other;

/**
 * Response times and hours as bytes, the same bytes for the same counts; none at all for nothing:
 *
 *     version · number of seconds · (steps from the one before · count)… · (steps · count)… of hours
 */
function packDetail({ seconds, hours }: Detail): Uint8Array {
  const times = [...seconds].filter(([, count]) => count !== 0).toSorted(compare);
  const weekly: [number, number][] = [];
  for (let hour = 0; hour < hours.length; hour += 1) {
    const count = hours[hour] ?? 0;
    if (count !== 0) weekly.push([hour, count]);
  }
  if (times.length === 0 && weekly.length === 0) return new Uint8Array();

  const writer = createByteWriter();
  const writePairs = (pairs: readonly (readonly [number, number])[]) => {
    writer.number(pairs.length);
    let before = 0;
    for (const [position, count] of pairs) {
      writer.number(position - before);
      writer.signed(count);
      before = position;
    }
  };
  writer.number(detailVersion);
  writePairs(times);
  writePairs(weekly);
  return writer.finish();
}

/** The response times and hours that were packed into these bytes. */
function unpackDetail(bytes: Uint8Array): Detail {
  const detail: Detail = {
    seconds: new Map(),
    hours: noHours(),
  };
  if (bytes.length === 0) return detail;

  const read = createByteReader(bytes);
  const version = read.number();
  if (version !== detailVersion) throw new Error(`A packed cell of an unknown form: ${version}.`);
  const readPairs = (note: (position: number, count: number) => void) => {
    let position = 0;
    for (let left = read.number(); left > 0; left -= 1) {
      position += read.number();
      note(position, read.signed());
    }
  };
  readPairs((second, count) => detail.seconds.set(second, count));
  readPairs((hour, count) => {
    detail.hours[hour] = count;
  });
  return detail;
}

/** The counts in columns. Spelled out, since a window of years has a thousand rows. */
export const toCounts = (row: CellNumbers): Counts => ({
  scans: row.scans,
  unique_scans: row.unique_scans,
  started: row.started,
  submissions: row.submissions,
  from_scans: row.from_scans,
  r: [row.r1, row.r2, row.r3, row.r4, row.r5, row.r6, row.r7, row.r8, row.r9, row.r10],
  positive: row.positive,
  neutral: row.neutral,
  negative: row.negative,
  comments: row.comments,
  comment_length: row.comment_length,
  response_ms: row.response_ms,
  responses: row.responses,
  slow: row.slow,
});

/** A cell from its columns. */
export const toCell = (row: CellNumbers & { detail: Uint8Array }): Cell => ({
  ...toCounts(row),
  ...unpackDetail(row.detail),
});

/** The columns of a cell. */
export function toCellRow({ kind, key, grain, starts }: CellKey, cell: Cell): CellRow {
  const { r, seconds: _, hours: __, ...plain } = cell;
  const [r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0, r6 = 0, r7 = 0, r8 = 0, r9 = 0, r10 = 0] = r;
  const ratings = { r1, r2, r3, r4, r5, r6, r7, r8, r9, r10 };
  return { kind, key, grain, starts, ...plain, ...ratings, detail: packDetail(cell) };
}
