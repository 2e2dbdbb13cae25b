import type { Sentiment } from '../../database/WorkspaceTables.ts';

/** What comments say with one word, in all its forms. Each number counts comments, and may be below 0. */
export interface TalliedWord extends Record<Sentiment, number> {
  /** Of these, how many write it only in ways a name is written. */
  possible: number;
  /** The forms it takes, in small letters, and in how many comments each stands. */
  wordings: Map<string, number>;
}

/**
 * The words of any number of comments, as sums: two tallies add up to that of all their comments, and
 * a comment taken back leaves nothing behind.
 */
export interface WordTally {
  /** By stem. */
  words: Map<string, TalliedWord>;
  /** In how many comments a stem names somebody, by the hash of the stem: a name is kept nowhere. */
  names: Map<number, number>;
}

/** The tally of no comments. */
export const noWords = (): WordTally => ({ words: new Map(), names: new Map() });

/** The word of a stem, and an empty one where the tally has none yet. */
export function talliedWord({ words }: WordTally, stem: string): TalliedWord {
  let word = words.get(stem);
  if (!word) {
    word = { positive: 0, neutral: 0, negative: 0, possible: 0, wordings: new Map() };
    words.set(stem, word);
  }
  return word;
}

/** Adds to a number of a map; what comes to 0 goes, so that what cancels leaves nothing. */
export function addTo<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  const sum = (counts.get(key) ?? 0) + count;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}

/** Whether nothing is left of a word. */
export const isGone = ({ positive, neutral, negative, possible, wordings }: TalliedWord): boolean =>
  positive === 0 && neutral === 0 && negative === 0 && possible === 0 && wordings.size === 0;
