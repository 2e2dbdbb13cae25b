/** What was counted of some answers and scans. All of it adds up: two windows are their sum. */
export interface Counts {
  scans: number;
  /** Distinct visitors of each code and day. */
  unique_scans: number;
  /** Scans after which somebody began to answer. */
  started: number;
  submissions: number;
  /** Those that a scan could have led to: all but a kiosk's. */
  from_scans: number;
  /** How many answers have each rating: ten numbers, the rating 1 first. */
  r: number[];
  positive: number;
  neutral: number;
  negative: number;
  comments: number;
  /** Code points of all comments together. */
  comment_length: number;
  /** Milliseconds of all that took half an hour at most. */
  response_ms: number;
  /** How many took half an hour at most. */
  responses: number;
  /** How many took longer. */
  slow: number;
}

/** The same with what only a whole scope is asked for. */
export interface Cell extends Counts {
  /** Whole seconds, and how many answers took them. */
  seconds: Map<number, number>;
  /** Answers by hour of the week, 7 × 24 in a row, Monday and midnight first. */
  hours: number[];
}

/** How many hours a week has. */
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

/** A week without answers. A fold asks for thousands: an array that is copied is made soonest. */
export const noHours = (): number[] => emptyWeek.slice();

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

/** The counts of a cell, without what only a whole scope is asked for. */
export function countsOf(cell: Cell): Counts {
  const counts = noCounts();
  addCounts(counts, cell);
  return counts;
}

/** Adds a cell to another, or with -1 takes it away. */
export function addCell(into: Cell, other: Cell, sign: 1 | -1 = 1): void {
  addCounts(into, other, sign);
  for (const [second, count] of other.seconds) {
    into.seconds.set(second, (into.seconds.get(second) ?? 0) + sign * count);
  }
  addNumbers(into.hours, other.hours, sign);
}

/** Whether nothing is counted. */
export const isEmpty = (counts: Counts): boolean =>
  plainCounts.every((name) => counts[name] === 0) && counts.r.every((count) => count === 0);

/** Whether nothing is left of a cell. */
export const isEmptyCell = (cell: Cell): boolean =>
  isEmpty(cell) &&
  cell.hours.every((count) => count === 0) &&
  [...cell.seconds.values()].every((count) => count === 0);
