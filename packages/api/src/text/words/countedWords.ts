import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { noteComment, type NotedComment } from './noteComment.ts';
import { packWords, unpackWords } from './packWords.ts';
import { addTo, isGone, noWords, talliedWord, type WordTally } from './WordTally.ts';

/** A comment to be read for the words that are counted. */
export type CountedComment = Omit<NotedComment, 'sentiment'>;

/** Reads the words of comments, packed, in their order. None of one that cannot be read. */
export type ReadWords = (comments: readonly CountedComment[]) => Promise<readonly Uint8Array[]>;

/** The words of a comment as they are counted. */
export function packCounted(comment: CountedComment): Uint8Array {
  const tally = noWords();
  // Its mood is told by the answer, whose owner may still change it.
  noteComment(tally, { ...comment, sentiment: 'neutral' }, 1);
  return packWords(tally);
}

/** Reads words in this very thread: for tools and tests that nobody waits for. */
export const readWordsHere: ReadWords = (comments) => Promise.resolve(comments.map(packCounted));

/** Adds the packed words of a comment to a tally, or takes them back, as `noteComment` would. */
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
