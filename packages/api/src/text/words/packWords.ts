import type { Sentiment } from '../../database/WorkspaceTables.ts';
import {
  addTo,
  isGone,
  noteComment,
  type NotedComment,
  noWords,
  findOrAddWord,
  type WordTally,
} from './WordTally.ts';

/** Whole numbers one after the other, seven bits to a byte, as few bytes as a number needs. */
export function createByteWriter() {
  let bytes = new Uint8Array(1_024);
  let length = 0;

  const reserve = (more: number) => {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * bytes.length, length + more));
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  };

  const writer = {
    /** A number from 0 to 2³² − 1. */
    number(value: number) {
      reserve(5);
      let left = value;
      while (left > 127) {
        bytes[length++] = (left & 127) | 128;
        left >>>= 7;
      }
      bytes[length++] = left;
    },

    /** A number that may be below 0: 0, −1, 1, −2, 2 are written as 0, 1, 2, 3, 4. */
    signed(value: number) {
      writer.number(((value << 1) ^ (value >> 31)) >>> 0);
    },

    raw(other: Uint8Array) {
      reserve(other.length);
      bytes.set(other, length);
      length += other.length;
    },

    /** All that was written. */
    finish: (): Uint8Array => bytes.slice(0, length),
  };
  return writer;
}

/** Reads what a byte writer wrote. */
export function createByteReader(bytes: Uint8Array) {
  let position = 0;

  const number = (): number => {
    const first = bytes[position];
    // Nearly all are this small.
    if (first !== undefined && first < 128) {
      position += 1;
      return first;
    }
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[position++];
      if (byte === undefined) throw new Error('The bytes end in the middle of a number.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  };

  return {
    number,
    signed(): number {
      const value = number();
      return (value >>> 1) ^ -(value & 1);
    },
    raw(length: number): Uint8Array {
      position += length;
      if (position > bytes.length) throw new Error('The bytes end in the middle of a text.');
      return bytes.subarray(position - length, position);
    },
  };
}

/** Raised when the form of the bytes changes: `npm run hearback -- stats rebuild` counts all anew then. */
const wordsVersion = 1;

const bySize = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/**
 * A tally as bytes, the same bytes for the same tally; none at all for an empty one. All texts stand
 * together in front, so that one call decodes them; then numbers say how long each is and what it
 * counts:
 *
 *     version · length of the texts · texts (UTF-8) · number of words ·
 *       (length of the stem · positive · neutral · negative · possible · number of wordings ·
 *         (length of the wording · count)…)… · number of names · (hash · count)…
 *
 * Lengths are of UTF-16 units. Words are sorted by stem, wordings by letters, names by hash.
 */
export function packWords({ words, names }: WordTally): Uint8Array {
  if (words.size === 0 && names.size === 0) return new Uint8Array();

  const texts: string[] = [];
  const numbers = createByteWriter();
  numbers.number(words.size);
  for (const [stem, word] of [...words].toSorted(bySize)) {
    texts.push(stem);
    numbers.number(stem.length);
    numbers.signed(word.positive);
    numbers.signed(word.neutral);
    numbers.signed(word.negative);
    numbers.signed(word.possible);
    numbers.number(word.wordings.size);
    const wordings = [...word.wordings];
    for (const [wording, count] of wordings.length > 1 ? wordings.toSorted(bySize) : wordings) {
      texts.push(wording);
      numbers.number(wording.length);
      numbers.signed(count);
    }
  }
  numbers.number(names.size);
  for (const [hash, count] of [...names].toSorted(([one], [other]) => one - other)) {
    numbers.number(hash);
    numbers.signed(count);
  }

  const text = new TextEncoder().encode(texts.join(''));
  const packed = createByteWriter();
  packed.number(wordsVersion);
  packed.number(text.length);
  packed.raw(text);
  packed.raw(numbers.finish());
  return packed.finish();
}

const decoder = new TextDecoder();

/**
 * The tally that was packed into these bytes, added to another one where one is given: at a third of
 * the cost of `addWords` to what was unpacked.
 */
export function unpackWords(bytes: Uint8Array, into: WordTally = noWords()): WordTally {
  if (bytes.length === 0) return into;

  const read = createByteReader(bytes);
  const version = read.number();
  if (version !== wordsVersion) throw new Error(`Packed words of an unknown version: ${version}.`);
  const text = decoder.decode(read.raw(read.number()));
  let position = 0;
  const next = () => {
    const start = position;
    position += read.number();
    return text.slice(start, position);
  };

  for (let left = read.number(); left > 0; left -= 1) {
    const stem = next();
    const word = findOrAddWord(into, stem);
    word.positive += read.signed();
    word.neutral += read.signed();
    word.negative += read.signed();
    word.possible += read.signed();
    for (let forms = read.number(); forms > 0; forms -= 1) {
      addTo(word.wordings, next(), read.signed());
    }
    if (isGone(word)) into.words.delete(stem);
  }
  for (let left = read.number(); left > 0; left -= 1) {
    addTo(into.names, read.number(), read.signed());
  }
  return into;
}

/** A comment to be read for the words that are counted. */
export type CountedComment = Omit<NotedComment, 'sentiment'>;

/** Reads the words of comments, packed, in their order. None of one that cannot be read. */
export type ReadWords = (comments: readonly CountedComment[]) => Promise<readonly Uint8Array[]>;

/** The words of a comment as they are counted. */
export function packWordCounts(comment: CountedComment): Uint8Array {
  const tally = noWords();
  // Its mood is told by the answer, whose owner may still change it.
  noteComment(tally, { ...comment, sentiment: 'neutral' }, 1);
  return packWords(tally);
}

/** Reads words in this very thread: for tools and tests that nobody waits for. */
export const readWordsHere: ReadWords = (comments) => Promise.resolve(comments.map(packWordCounts));

/** Adds the packed words of a comment to a tally, or takes them back, as `noteComment` would. */
export function addWordCounts(
  tally: WordTally,
  counted: Uint8Array,
  sentiment: Sentiment,
  sign: 1 | -1,
): void {
  const { words, names } = unpackWords(counted);
  for (const [hash, count] of names) addTo(tally.names, hash, sign * count);
  for (const [stem, { neutral, possible, wordings }] of words) {
    const word = findOrAddWord(tally, stem);
    word[sentiment] += sign * neutral;
    word.possible += sign * possible;
    for (const [wording, count] of wordings) addTo(word.wordings, wording, sign * count);
    if (isGone(word)) tally.words.delete(stem);
  }
}
