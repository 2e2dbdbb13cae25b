import type { AnswerFact, ScanFact } from '../statsChanges.sql.ts';
import { noteCounted, type ReadWords } from '../../text/words/countedWords.ts';
import { noWords, type WordTally } from '../../text/words/WordTally.ts';
import { noCell, type Cell } from './Cell.ts';

/** What was counted of one code, form and version on one day. Scans have no version. */
interface DayCount {
  code_id: string;
  form_id: string;
  form_version: number | undefined;
  day: string;
  cell: Cell;
  words: WordTally | undefined;
}

/** How comments are read for their words. */
export interface WordTools {
  /** Left out: in this thread. */
  readWords?: ReadWords | undefined;
}

/** Day counts by what they are of. */
export type DayCounts = Map<string, DayCount>;

/** Longer than that is counted, and takes part in no average. */
const slowMs = 1_800_000;

/** So many comments are read together. */
const atOnce = 100;

function dayCountOf(
  counts: DayCounts,
  { code_id, form_id, day }: { code_id: string; form_id: string; day: string },
  form_version: number | undefined,
): DayCount {
  const name = `${code_id} ${form_id} ${form_version ?? ''} ${day}`;
  let count = counts.get(name);
  if (!count) {
    count = { code_id, form_id, form_version, day, cell: noCell(), words: undefined };
    counts.set(name, count);
  }
  return count;
}

/** Counts scans. Distinct visitors cannot be added up, and are not counted here. */
export function countScans(counts: DayCounts, facts: readonly ScanFact[]): void {
  for (const fact of facts) {
    const { cell } = dayCountOf(counts, fact, undefined);
    cell.scans += fact.sign;
    if (fact.is_started) cell.started += fact.sign;
  }
}

function countNumbers(cell: Cell, fact: AnswerFact): void {
  const { sign, rating, response, comment_length } = fact;
  cell.submissions += sign;
  cell.hours[fact.hour] = (cell.hours[fact.hour] ?? 0) + sign;
  if (fact.channel !== 'kiosk') cell.from_scans += sign;
  if (rating !== null) cell.r[rating - 1] = (cell.r[rating - 1] ?? 0) + sign;
  if (comment_length > 0) {
    cell.comments += sign;
    cell.comment_length += sign * comment_length;
    if (fact.sentiment) cell[fact.sentiment] += sign;
  }
  if (response === null) return;
  if (response > slowMs) {
    cell.slow += sign;
    return;
  }
  cell.responses += sign;
  cell.response_ms += sign * response;
  const second = Math.floor(response / 1_000 + 0.5);
  cell.seconds.set(second, (cell.seconds.get(second) ?? 0) + sign);
}

/** Adds words to those of a day. A comment that is still to be judged has none yet. */
function countWords(counts: DayCounts, fact: AnswerFact, packed: Uint8Array): void {
  if (!fact.sentiment || packed.length === 0) return;
  const count = dayCountOf(counts, fact, fact.form_version);
  count.words ??= noWords();
  noteCounted(count.words, packed, fact.sentiment, fact.sign);
}

/** Counts answers, and the words of those whose comment came along. */
export async function countAnswers(
  counts: DayCounts,
  facts: readonly AnswerFact[],
  readWords: ReadWords,
): Promise<void> {
  const unread: AnswerFact[] = [];
  for (const fact of facts) {
    countNumbers(dayCountOf(counts, fact, fact.form_version).cell, fact);
    // Kept where the comment is forgotten, or cannot be read.
    if (fact.counted_words) countWords(counts, fact, fact.counted_words);
    else if (fact.comment !== '' && fact.sentiment) unread.push(fact);
  }
  for (let at = 0; at < unread.length; at += atOnce) {
    const some = unread.slice(at, at + atOnce);
    const words = await readWords(
      some.map(({ comment, language, name }) => ({ text: comment, language, name })),
    );
    for (const [place, fact] of some.entries()) {
      countWords(counts, fact, words[place] ?? new Uint8Array());
    }
  }
}
