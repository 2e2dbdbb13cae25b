import type { CellKey } from '../cellTables.sql.ts';
import type { StatsPlace } from '../statsCodes.sql.ts';
import { addWords } from '../../text/words/addWords.ts';
import { noWords, type WordTally } from '../../text/words/WordTally.ts';
import { addCell, noCell, type Cell } from './Cell.ts';
import type { CellKind } from './Rollup.ts';

/** What is to be added to a cell and its words. Numbers may be below 0. */
export interface Delta extends CellKey {
  kind: CellKind;
  cell: Cell;
  words: WordTally | undefined;
}

/** What is to be added, by the cell. */
export type Deltas = Map<string, Delta>;

/** The name of a cell in a map. */
export const nameOf = ({ kind, key, grain, starts }: CellKey): string =>
  `${kind} ${key} ${grain} ${starts}`;

/** Where something counts: what it is part of. */
export interface Part {
  kind: CellKind;
  key: string;
}

/** What a code's answers and scans are part of, whichever form they show. */
export const partsOfCode = ({ code_id, location_id, company_id }: StatsPlace): Part[] => [
  { kind: 'account', key: '' },
  { kind: 'company', key: company_id },
  { kind: 'location', key: location_id },
  { kind: 'code', key: code_id },
];

/** What those with a form are part of besides. */
export const partsOfForm = (codeId: string, formId: string): Part[] => [
  { kind: 'form', key: formId },
  { kind: 'code_form', key: `${codeId}:${formId}` },
];

/** What is to be added to the day and the month of a part. */
function deltasOf(deltas: Deltas, { kind, key }: Part, day: string): [Delta, Delta] {
  const of = (grain: 'day' | 'month', starts: string): Delta => {
    const name = nameOf({ kind, key, grain, starts });
    let delta = deltas.get(name);
    if (!delta) {
      delta = { kind, key, grain, starts, cell: noCell(), words: undefined };
      deltas.set(name, delta);
    }
    return delta;
  };
  return [of('day', day), of('month', `${day.slice(0, 7)}-01`)];
}

/** Adds what was counted on a day to everything it is part of. */
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
