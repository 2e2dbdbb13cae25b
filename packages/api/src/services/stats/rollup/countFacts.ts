import { setImmediate as letOthersWork } from 'node:timers/promises';

import type { AnswerFact, ScanFact } from '../../../repositories/statsChanges.ts';
import { noteCounted } from '../../../text/words/countedWords.ts';
import { noteComment } from '../../../text/words/noteComment.ts';
import { noWords, type WordTally } from '../../../text/words/WordTally.ts';
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

/** Day counts by what they are of. */
export type DayCounts = Map<string, DayCount>;

/** Longer than that is counted, and takes part in no average. */
const slowMs = 1_800_000;

/** So many comments are read before others have their turn. */
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
    cell[fact.sentiment] += sign;
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

/** Counts answers, and the words of those whose comment came along. */
export async function countAnswers(counts: DayCounts, facts: readonly AnswerFact[]): Promise<void> {
  let read = 0;
  for (const fact of facts) {
    const count = dayCountOf(counts, fact, fact.form_version);
    countNumbers(count.cell, fact);
    const { comment: text, counted_words, language, name, sentiment, sign } = fact;
    if (counted_words && counted_words.length > 0) {
      count.words ??= noWords();
      noteCounted(count.words, counted_words, sentiment, sign);
    }
    if (text === '') continue;

    count.words ??= noWords();
    noteComment(count.words, { text, language, name, sentiment }, sign);
    read += 1;
    if (read % atOnce === 0) await letOthersWork();
  }
}
