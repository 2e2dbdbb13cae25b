import type { StatsPlace } from '../statsCodes.sql.ts';
import type { Store } from '../../store.ts';
import { readWordsHere } from '../../text/words/countedWords.ts';
import { compareVisitors } from './changedVisitors.ts';
import { countAnswers, countScans, type DayCounts, type WordTools } from './countFacts.ts';
import { cutSpan } from './cutSpan.ts';
import type { Deltas } from './Deltas.ts';
import { planFold } from './planFold.ts';
import type { Span } from './Rollup.ts';

type Tools = Pick<Store, 'statsCodes' | 'statsCells'> & WordTools;

/** With 1, what rows of a code say by the clock of a place; with -1, all of it below 0. */
async function countRows(
  { statsCodes, readWords = readWordsHere }: Tools,
  accountId: string,
  place: StatsPlace,
  span: Span,
  sign: 1 | -1,
): Promise<DayCounts> {
  const counts: DayCounts = new Map();
  const signed = <Fact extends object>(facts: readonly Fact[]) =>
    facts.map((fact) => ({ ...fact, sign }));

  let after: string | undefined;
  do {
    const part = await statsCodes.answersOf(accountId, place, span, after);
    await countAnswers(counts, signed(part.facts), readWords);
    ({ after } = part);
  } while (after !== undefined);
  do {
    const part = await statsCodes.scansOf(accountId, place, span, after);
    countScans(counts, signed(part.facts));
    ({ after } = part);
  } while (after !== undefined);
  return counts;
}

/** Counts days of a code from its rows as it hangs now, into cells that hold nothing of it. */
export async function countCode(
  tools: Tools,
  accountId: string,
  place: StatsPlace,
  span: Span,
  deltas: Deltas,
): Promise<void> {
  const counts = await countRows(tools, accountId, place, span, 1);
  const counted = await tools.statsCodes.visitorsOfCode(accountId, place, span);
  planFold(deltas, { counts, visitors: compareVisitors([], counted), places: [place] });
}

/**
 * Takes a code that moved out of the cells it was counted in, and puts it in where it hangs now. All
 * of its changes have to be folded, so that the cells hold exactly its rows. Of a code with many rows
 * it is written month by month.
 */
export async function recountCode(
  tools: Tools,
  accountId: string,
  { was, now }: { was: StatsPlace; now: StatsPlace },
  write: (deltas: Deltas) => Promise<void>,
): Promise<void> {
  for (const span of await cutSpan(tools, accountId, was.code_id)) {
    const deltas: Deltas = new Map();
    const held = await tools.statsCells.visitorsOfCode(accountId, was.code_id, span);
    const counts = await countRows(tools, accountId, was, span, -1);
    planFold(deltas, { counts, visitors: compareVisitors(held, []), places: [was] });
    await countCode(tools, accountId, now, span, deltas);
    await write(deltas);
  }
}
