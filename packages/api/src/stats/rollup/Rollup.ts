import type { WordTally } from '../../text/words/WordTally.ts';
import type { Cell, Counts } from './Cell.ts';

/**
 * What cells are kept for, and their keys: the account '', a company, location, code or form its id,
 * a code with a form `<code>:<form>`, a version of a form `<form>:<version>` (answers only), the same at
 * a code `<code>:<form>:<version>` (answers only; no words).
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
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The figures of statistics, without counting rows: what was folded into cells, and what waits to be
 * folded added to it. Days and hours are those at the location of each code.
 */
export interface Rollup {
  /** All keys together. */
  sum: (accountId: string, kind: CellKind, keys: readonly string[], span: Span) => Promise<Cell>;
  /** Each key with anything to count. Without keys: all of the account's. */
  tally: (
    accountId: string,
    kind: CellKind,
    span: Span,
    keys?: readonly string[],
  ) => Promise<Map<string, Counts>>;
  /** All keys together, for each day that has anything. */
  byDay: (
    accountId: string,
    kind: CellKind,
    keys: readonly string[],
    span: Span,
  ) => Promise<Map<string, Counts>>;
  /** Each key's days that have anything, apart: for silent codes. */
  daysByKey: (
    accountId: string,
    kind: CellKind,
    span: Span,
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
    span: Span,
  ) => Promise<WordTally>;
  /** Whether codes are counted anew, because they or their location moved, or its time zone changed. */
  isRecounting: (accountId: string) => Promise<boolean>;
}
