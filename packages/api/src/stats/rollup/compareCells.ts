import type { CellKey } from '../cellTables.sql.ts';
import type { CellRow } from '../statsCells.sql.ts';
import type { WordsRow } from '../statsWords.sql.ts';
import { packWords } from '../../text/words/packWords.ts';
import { noWords } from '../../text/words/WordTally.ts';
import { isEmptyCell, noCell } from './Cell.ts';
import { toCellRow } from './cellRows.ts';
import { nameOf, type Deltas } from './Deltas.ts';

/** A figure that is not what the rows say. */
export interface Difference extends CellKey {
  /** Its column. */
  figure: string;
  stored: string;
  counted: string;
}

/** What was kept of some cells, and of their words. */
export interface Kept {
  cells: readonly CellRow[];
  words: readonly WordsRow[];
}

/** How cells differ from what was counted, and what makes them right. */
export interface Comparison {
  differences: Difference[];
  cells: CellRow[];
  emptyCells: CellKey[];
  words: WordsRow[];
  emptyWords: CellKey[];
}

/** A comparison of nothing. */
export const noComparison = (): Comparison => ({
  differences: [],
  cells: [],
  emptyCells: [],
  words: [],
  emptyWords: [],
});

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);

const byName = <Row extends CellKey>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [nameOf(row), row]));

const keyOf = ({ kind, key, grain, starts }: CellKey): CellKey => ({ kind, key, grain, starts });

/** Each column in which two rows of one key differ. */
function compareRows<Row extends CellKey>(stored: Row, counted: Row): Difference[] {
  return Object.entries(counted).flatMap(([figure, value]) => {
    const was = textOf(stored[figure as keyof Row]);
    const is = textOf(value);
    return was === is ? [] : [{ ...keyOf(counted), figure, stored: was, counted: is }];
  });
}

/** Compares cells that are kept with what was counted of the rows, and notes what has to be written. */
export function compareCells(into: Comparison, kept: Kept, counted: Deltas): void {
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
