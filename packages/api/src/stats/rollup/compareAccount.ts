import type { Store } from '../../database/store.ts';
import { addWords, noWords } from '../../text/words/WordTally.ts';
import { packWords } from '../../text/words/packWords.ts';
import type { CellKey } from '../cellTables.sql.ts';
import { type CellRow, statsCellsSql } from '../statsCells.sql.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';
import { statsWordsSql, type WordsRow } from '../statsWords.sql.ts';
import { addCell, isEmptyCell, noCell, type Period, toCellRow } from './Cell.ts';
import { type Delta, type Deltas, cellName } from './Deltas.ts';
import { countCode, cutSpan } from './fold.ts';
import type { WordTools } from './planBatch.ts';

/** A figure that differs from the rows. */
export interface Difference extends CellKey {
  /** Its column. */
  figure: string;
  stored: string;
  counted: string;
}

/** The stored cells and their words. */
interface Kept {
  cells: readonly CellRow[];
  words: readonly WordsRow[];
}

/** The differences between stored and counted cells, and the rows that correct them. */
export interface Comparison {
  differences: Difference[];
  cells: CellRow[];
  emptyCells: CellKey[];
  words: WordsRow[];
  emptyWords: CellKey[];
}

/** A comparison of nothing. */
const noComparison = (): Comparison => ({
  differences: [],
  cells: [],
  emptyCells: [],
  words: [],
  emptyWords: [],
});

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);

const byName = <Row extends CellKey>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [cellName(row), row]));

const keyOf = ({ kind, key, grain, starts }: CellKey): CellKey => ({ kind, key, grain, starts });

/** Each column in which two rows of one key differ. */
function compareRows<Row extends CellKey>(stored: Row, counted: Row): Difference[] {
  return Object.entries(counted).flatMap(([figure, value]) => {
    const was = textOf(stored[figure as keyof Row]);
    const is = textOf(value);
    return was === is ? [] : [{ ...keyOf(counted), figure, stored: was, counted: is }];
  });
}

/** Compares stored cells with the counts of the rows, and records the rows to write. */
function compareCells(into: Comparison, kept: Kept, counted: Deltas): void {
  const keptCells = byName(kept.cells);
  const keptWords = byName(kept.words);
  const names = new Set([...counted.keys(), ...keptCells.keys(), ...keptWords.keys()]);
  for (const name of names) {
    const delta = counted.get(name);
    const [oldCell, oldWords] = [keptCells.get(name), keptWords.get(name)];
    const key = delta ?? oldCell ?? oldWords;
    if (!key) continue;

    const cell = delta?.cell ?? noCell();
    const cellRow = toCellRow(key, cell);
    const cellDifferences = compareRows(oldCell ?? toCellRow(key, noCell()), cellRow);
    if (cellDifferences.length > 0) {
      if (isEmptyCell(cell)) into.emptyCells.push(keyOf(key));
      else into.cells.push(cellRow);
    }

    const words = packWords(delta?.words ?? noWords());
    const wordsRow = { ...keyOf(key), words };
    const none = { ...keyOf(key), words: new Uint8Array() };
    const wordDifferences = compareRows(oldWords ?? none, wordsRow);
    if (wordDifferences.length > 0) {
      if (words.length === 0) into.emptyWords.push(keyOf(key));
      else into.words.push(wordsRow);
    }
    into.differences.push(...cellDifferences, ...wordDifferences);
  }
}

type Tools = Pick<Store, 'db'> & WordTools;

const ofCodes = ['code', 'code_form', 'code_form_version'] as const;
const ofMany = ['account', 'company', 'location', 'form', 'form_version'] as const;

const isOfCode = ({ kind }: Delta): boolean => ofCodes.some((name) => name === kind);

function addDelta(into: Deltas, name: string, delta: Delta): void {
  const sum = into.get(name) ?? { ...delta, cell: noCell(), words: undefined };
  addCell(sum.cell, delta.cell);
  if (delta.words) {
    sum.words ??= noWords();
    addWords(sum.words, delta.words);
  }
  into.set(name, sum);
}

async function compareSpan(
  tools: Tools,
  accountId: string,
  span: Period,
  comparison: Comparison,
): Promise<void> {
  const { db } = tools;
  const shared: Deltas = new Map();
  for (const place of await statsCodesSql.all(db, accountId)) {
    const counted: Deltas = new Map();
    await countCode(tools, accountId, place, span, counted);
    const own: Deltas = new Map();
    for (const [name, delta] of counted) {
      if (isOfCode(delta)) own.set(name, delta);
      else addDelta(shared, name, delta);
    }
    const kept = {
      cells: await statsCellsSql.all(db, accountId, ofCodes, span, place.code_id),
      words: await statsWordsSql.all(db, accountId, ofCodes, span, place.code_id),
    };
    compareCells(comparison, kept, own);
  }
  const kept = {
    cells: await statsCellsSql.all(db, accountId, ofMany, span),
    words: await statsWordsSql.all(db, accountId, ofMany, span),
  };
  compareCells(comparison, kept, shared);
}

/**
 * Counts an account from all of its rows and compares its cells with that. No changes may be pending. One
 * code after the other, and many rows month by month, so that only the data that codes share in a month is
 * held in memory. Months with dropped partitions keep their counts.
 */
export async function compareAccount(tools: Tools, accountId: string): Promise<Comparison> {
  const comparison = noComparison();
  const since = await statsCodesSql.wholeSince(tools.db);
  for (const span of await cutSpan(tools, accountId)) {
    if (since !== undefined && span.to !== undefined && span.to < since) continue;
    const isWhole = since === undefined || (span.from !== undefined && span.from >= since);
    await compareSpan(tools, accountId, isWhole ? span : { ...span, from: since }, comparison);
  }
  const stray = {
    cells: await statsCellsSql.stray(tools.db, accountId),
    words: await statsWordsSql.stray(tools.db, accountId),
  };
  compareCells(comparison, stray, new Map());
  return comparison;
}
