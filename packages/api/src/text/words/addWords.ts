import { addTo, isGone, talliedWord, type WordTally } from './WordTally.ts';

/** Adds all of a tally to another one. In whatever order tallies are added, the sum is the same. */
export function addWords(into: WordTally, other: WordTally): void {
  for (const [hash, count] of other.names) addTo(into.names, hash, count);
  for (const [stem, { positive, neutral, negative, possible, wordings }] of other.words) {
    const word = talliedWord(into, stem);
    word.positive += positive;
    word.neutral += neutral;
    word.negative += negative;
    word.possible += possible;
    for (const [wording, count] of wordings) addTo(word.wordings, wording, count);
    if (isGone(word)) into.words.delete(stem);
  }
}
