import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { noteComment, type NotedComment } from './noteComment.ts';
import { packWords, unpackWords } from './packWords.ts';
import { addTo, isGone, noWords, talliedWord, type WordTally } from './WordTally.ts';

/** The words of a comment as they are counted, for when the comment itself is gone. */
export function packCounted(comment: Omit<NotedComment, 'sentiment'>): Uint8Array {
  const tally = noWords();
  // Its mood is told by the answer, whose owner may still change it.
  noteComment(tally, { ...comment, sentiment: 'neutral' }, 1);
  return packWords(tally);
}

/** Adds the words of a comment that is gone to a tally, or takes them back, as `noteComment` would. */
export function noteCounted(
  tally: WordTally,
  counted: Uint8Array,
  sentiment: Sentiment,
  sign: 1 | -1,
): void {
  const { words, names } = unpackWords(counted);
  for (const [hash, count] of names) addTo(tally.names, hash, sign * count);
  for (const [stem, { neutral, possible, wordings }] of words) {
    const word = talliedWord(tally, stem);
    word[sentiment] += sign * neutral;
    word.possible += sign * possible;
    for (const [wording, count] of wordings) addTo(word.wordings, wording, sign * count);
    if (isGone(word)) tally.words.delete(stem);
  }
}
