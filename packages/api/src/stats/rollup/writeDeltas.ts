import type { CellKey } from '../cellTables.sql.ts';
import type { CellRow } from '../statsCells.sql.ts';
import type { WordsRow } from '../statsWords.sql.ts';
import type { Store } from '../../store.ts';
import { addWords } from '../../text/words/addWords.ts';
import { packWords, unpackWords } from '../../text/words/packWords.ts';
import { noWords } from '../../text/words/WordTally.ts';
import { addCell, isEmptyCell, noCell } from './Cell.ts';
import { toCell, toCellRow } from './cellRows.ts';
import { nameOf, type Delta, type Deltas } from './Deltas.ts';

type Tools = Pick<Store, 'statsCells' | 'statsWords'>;

/** So many cells are written with one statement. */
const atOnce = 2_000;

const byName = <Row extends CellKey>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [nameOf(row), row]));

/** Which cell a delta is of, and nothing else of it. */
const keyOf = ({ kind, key, grain, starts }: CellKey): CellKey => ({ kind, key, grain, starts });

async function writeCells(
  { statsCells }: Tools,
  accountId: string,
  deltas: readonly Delta[],
): Promise<void> {
  const held = byName(await statsCells.find(accountId, deltas.map(keyOf)));
  const full: CellRow[] = [];
  const empty: CellKey[] = [];
  for (const delta of deltas) {
    const row = held.get(nameOf(delta));
    const cell = row ? toCell(row) : noCell();
    addCell(cell, delta.cell);
    if (isEmptyCell(cell)) empty.push(keyOf(delta));
    else full.push(toCellRow(delta, cell));
  }
  await statsCells.write(accountId, full);
  await statsCells.remove(accountId, empty);
}

async function writeWords(
  { statsWords }: Tools,
  accountId: string,
  deltas: readonly Delta[],
): Promise<void> {
  const held = byName(await statsWords.find(accountId, deltas.map(keyOf)));
  const full: WordsRow[] = [];
  const empty: CellKey[] = [];
  for (const delta of deltas) {
    const row = held.get(nameOf(delta));
    const tally = row ? unpackWords(row.words) : noWords();
    if (delta.words) addWords(tally, delta.words);
    const words = packWords(tally);
    if (words.length === 0) empty.push(keyOf(delta));
    else full.push({ ...keyOf(delta), words });
  }
  await statsWords.write(accountId, full);
  await statsWords.remove(accountId, empty);
}

/** Adds deltas to the cells and words that are kept. What nothing is left of goes. */
export async function writeDeltas(tools: Tools, accountId: string, deltas: Deltas): Promise<void> {
  const all = [...deltas.values()];
  const changed = all.filter(({ cell }) => !isEmptyCell(cell));
  const worded = all.filter(({ words }) => words && words.words.size + words.names.size > 0);
  for (let at = 0; at < changed.length; at += atOnce) {
    await writeCells(tools, accountId, changed.slice(at, at + atOnce));
  }
  for (let at = 0; at < worded.length; at += atOnce) {
    await writeWords(tools, accountId, worded.slice(at, at + atOnce));
  }
}
