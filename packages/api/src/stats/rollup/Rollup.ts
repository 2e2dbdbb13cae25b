import type { Store } from '../../database/store.ts';
import type { WordTally } from '../../text/words/WordTally.ts';
import type { Buckets } from '../cellTables.sql.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';
import type { Cell, Counts } from './Cell.ts';

/**
 * The kinds of cells, and their keys: the account '', a company, location, code or form its id, a code with
 * a form `<code>:<form>`, a version of a form `<form>:<version>` (answers only), the same at a code
 * `<code>:<form>:<version>` (answers only; no words).
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

/**
 * The figures of statistics, without counting rows: the cells, with pending changes added. Days and hours
 * are those at the location of each code.
 */
export interface Rollup {
  /** All keys together. */
  sum: (accountId: string, kind: CellKind, keys: readonly string[], span: Period) => Promise<Cell>;
  /** Each key with anything to count. Without keys: all of the account's. */
  tally: (
    accountId: string,
    kind: CellKind,
    span: Period,
    keys?: readonly string[],
  ) => Promise<Map<string, Counts>>;
  /** All keys together, for each day that has anything. */
  byDay: (
    accountId: string,
    kind: CellKind,
    keys: readonly string[],
    span: Period,
  ) => Promise<Map<string, Counts>>;
  /** Each key's days that have anything, apart: for silent codes. */
  daysByKey: (
    accountId: string,
    kind: CellKind,
    span: Period,
    keys: readonly string[],
  ) => Promise<Map<string, Map<string, Counts>>>;
  /** The first day with anything. */
  firstDay: (
    accountId: string,
    kind: CellKind,
    keys: readonly string[],
  ) => Promise<string | undefined>;
  /** The words of all keys together. There are none of versions. */
  words: (
    accountId: string,
    kind: Exclude<CellKind, 'form_version' | 'code_form_version'>,
    keys: readonly string[],
    span: Period,
  ) => Promise<WordTally>;
  /** True while codes are recounted, because they or their location moved, or its time zone changed. */
  isRecounting: (accountId: string) => Promise<boolean>;
}

const dayMs = 86_400_000;

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the month after. */
const nextMonth = (date: string): string => firstOfMonth(shift(firstOfMonth(date), 31));

/** The months and days that make up a span: whole months as such, its ends by the day. */
export function coverSpan({ from, to }: Period): Buckets[] {
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
