import type { Store } from '../../database/store.ts';
import { addWords, noWords, type WordTally } from '../../text/words/WordTally.ts';
import { packWords, unpackWords } from '../../text/words/packWords.ts';
import type { CellKey } from '../cellTables.sql.ts';
import { type CellRow, statsCellsSql } from '../statsCells.sql.ts';
import type { StatsPlace } from '../statsCodes.sql.ts';
import { statsWordsSql, type WordsRow } from '../statsWords.sql.ts';
import {
  addCell,
  type Cell,
  type CellKind,
  isEmptyCell,
  noCell,
  toCell,
  toCellRow,
} from './Cell.ts';

/** An increment of a cell and its words. Numbers may be below 0. */
export interface Delta extends CellKey {
  kind: CellKind;
  cell: Cell;
  words: WordTally | undefined;
}

/** Increments by the name of the cell. */
export type Deltas = Map<string, Delta>;

/** The name of a cell in a map. */
export const cellName = ({ kind, key, grain, starts }: CellKey): string =>
  `${kind} ${key} ${grain} ${starts}`;

/** A kind and key under which a row counts. */
export interface Part {
  kind: CellKind;
  key: string;
}

/** The kinds and keys under which a code's answers and scans count, for any form. */
export const partsOfCode = ({ code_id, location_id, company_id }: StatsPlace): Part[] => [
  { kind: 'account', key: '' },
  { kind: 'company', key: company_id },
  { kind: 'location', key: location_id },
  { kind: 'code', key: code_id },
];

/** The kinds and keys under which those with a form count in addition. */
export const partsOfForm = (codeId: string, formId: string): Part[] => [
  { kind: 'form', key: formId },
  { kind: 'code_form', key: `${codeId}:${formId}` },
];

/** Returns the increments of the day and the month of a part, creating them if needed. */
function deltasOf(deltas: Deltas, { kind, key }: Part, day: string): [Delta, Delta] {
  const of = (grain: 'day' | 'month', starts: string): Delta => {
    const name = cellName({ kind, key, grain, starts });
    let delta = deltas.get(name);
    if (!delta) {
      delta = { kind, key, grain, starts, cell: noCell(), words: undefined };
      deltas.set(name, delta);
    }
    return delta;
  };
  return [of('day', day), of('month', `${day.slice(0, 7)}-01`)];
}

/** Adds the counts of a day to each of its parts. */
export function addToParts(
  deltas: Deltas,
  parts: readonly Part[],
  day: string,
  { cell, words }: { cell: Cell; words?: WordTally | undefined },
): void {
  for (const part of parts) {
    for (const delta of deltasOf(deltas, part, day)) {
      addCell(delta.cell, cell);
      if (!words || part.kind === 'form_version' || part.kind === 'code_form_version') continue;
      delta.words ??= noWords();
      addWords(delta.words, words);
    }
  }
}

/** Adds distinct visitors of a day to everything they are part of. */
export function addVisitors(
  deltas: Deltas,
  parts: readonly Part[],
  day: string,
  visitors: number,
): void {
  if (visitors === 0) return;
  for (const part of parts) {
    for (const { cell } of deltasOf(deltas, part, day)) cell.unique_scans += visitors;
  }
}

type Tools = Pick<Store, 'db'>;

/** Cells per statement. */
const atOnce = 2_000;

const byName = <Row extends CellKey>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [cellName(row), row]));

/** Picks the cell key of a delta. */
const keyOf = ({ kind, key, grain, starts }: CellKey): CellKey => ({ kind, key, grain, starts });

async function writeCells(
  { db }: Tools,
  accountId: string,
  deltas: readonly Delta[],
): Promise<void> {
  const held = byName(await statsCellsSql.find(db, accountId, deltas.map(keyOf)));
  const full: CellRow[] = [];
  const empty: CellKey[] = [];
  for (const delta of deltas) {
    const row = held.get(cellName(delta));
    const cell = row ? toCell(row) : noCell();
    addCell(cell, delta.cell);
    if (isEmptyCell(cell)) empty.push(keyOf(delta));
    else full.push(toCellRow(delta, cell));
  }
  await statsCellsSql.write(db, accountId, full);
  await statsCellsSql.remove(db, accountId, empty);
}

async function writeWords(
  { db }: Tools,
  accountId: string,
  deltas: readonly Delta[],
): Promise<void> {
  const held = byName(await statsWordsSql.find(db, accountId, deltas.map(keyOf)));
  const full: WordsRow[] = [];
  const empty: CellKey[] = [];
  for (const delta of deltas) {
    const row = held.get(cellName(delta));
    const tally = row ? unpackWords(row.words) : noWords();
    if (delta.words) addWords(tally, delta.words);
    const words = packWords(tally);
    if (words.length === 0) empty.push(keyOf(delta));
    else full.push({ ...keyOf(delta), words });
  }
  await statsWordsSql.write(db, accountId, full);
  await statsWordsSql.remove(db, accountId, empty);
}

/** Adds deltas to the stored cells and words. Empty ones are deleted. */
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
