import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { hashStem } from './hashStem.ts';
import { wordingOf } from './pickWording.ts';
import { readComment } from './readComment.ts';
import { tellNames } from './tellNames.ts';
import { addTo, isGone, talliedWord, type WordTally } from './WordTally.ts';

/** What a tally is told of a comment. */
export interface NotedComment {
  text: string;
  /** The language of the page it was written on. */
  language?: string | null | undefined;
  /** What the visitor gave as their name. */
  name?: string | null | undefined;
  sentiment: Sentiment;
}

/** A comment of so many different words is a list, and is tallied by its first ones. */
const wordsMax = 250;

/** Adds a comment to a tally, or takes it back: with −1 all that 1 noted goes. */
export function noteComment(tally: WordTally, comment: NotedComment, sign: 1 | -1): void {
  const { text, language, name, sentiment } = comment;
  const read = readComment({
    id: '',
    text,
    ...(language && { language }),
    ...(name && { name }),
  });
  const { names, possible } = tellNames(read);
  for (const stem of names) addTo(tally.names, hashStem(stem), sign);

  const noted = new Map<string, Set<string>>();
  for (const { stem, text: written } of read.words) {
    if (names.has(stem)) continue;
    const wordings = noted.get(stem);
    if (wordings) wordings.add(wordingOf(written));
    else if (noted.size < wordsMax) noted.set(stem, new Set([wordingOf(written)]));
  }
  for (const [stem, wordings] of noted) {
    const word = talliedWord(tally, stem);
    word[sentiment] += sign;
    if (possible.has(stem)) word.possible += sign;
    for (const wording of wordings) addTo(word.wordings, wording, sign);
    if (isGone(word)) tally.words.delete(stem);
  }
}
