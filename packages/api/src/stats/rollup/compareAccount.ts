import type { Store } from '../../store.ts';
import { addWords } from '../../text/words/addWords.ts';
import { noWords } from '../../text/words/WordTally.ts';
import { addCell, noCell } from './Cell.ts';
import { compareCells, noComparison, type Comparison } from './compareCells.ts';
import type { WordTools } from './countFacts.ts';
import { cutSpan } from './cutSpan.ts';
import type { Delta, Deltas } from './Deltas.ts';
import { countCode } from './recountCode.ts';
import type { Span } from './Rollup.ts';

type Tools = Pick<Store, 'statsCodes' | 'statsCells' | 'statsWords'> & WordTools;

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
  span: Span,
  comparison: Comparison,
): Promise<void> {
  const { statsCodes, statsCells, statsWords } = tools;
  const shared: Deltas = new Map();
  for (const place of await statsCodes.all(accountId)) {
    const counted: Deltas = new Map();
    await countCode(tools, accountId, place, span, counted);
    const own: Deltas = new Map();
    for (const [name, delta] of counted) {
      if (isOfCode(delta)) own.set(name, delta);
      else addDelta(shared, name, delta);
    }
    const kept = {
      cells: await statsCells.all(accountId, ofCodes, span, place.code_id),
      words: await statsWords.all(accountId, ofCodes, span, place.code_id),
    };
    compareCells(comparison, kept, own);
  }
  const kept = {
    cells: await statsCells.all(accountId, ofMany, span),
    words: await statsWords.all(accountId, ofMany, span),
  };
  compareCells(comparison, kept, shared);
}

/**
 * Counts an account from all of its rows and compares its cells with that. Nothing may wait to be
 * folded. One code after the other, and many rows month by month, so that only what codes share in a
 * month is kept in mind. Months of which rows were let go are left as they were counted.
 */
export async function compareAccount(tools: Tools, accountId: string): Promise<Comparison> {
  const comparison = noComparison();
  const since = await tools.statsCodes.wholeSince();
  for (const span of await cutSpan(tools, accountId)) {
    if (since !== undefined && span.to !== undefined && span.to < since) continue;
    const isWhole = since === undefined || (span.from !== undefined && span.from >= since);
    await compareSpan(tools, accountId, isWhole ? span : { ...span, from: since }, comparison);
  }
  const stray = {
    cells: await tools.statsCells.stray(accountId),
    words: await tools.statsWords.stray(accountId),
  };
  compareCells(comparison, stray, new Map());
  return comparison;
}
