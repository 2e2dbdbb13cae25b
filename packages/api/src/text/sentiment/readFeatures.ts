import type { TextLanguage } from '../language/detectLanguage.ts';
import { foldAccents, rememberWords, stemOf } from '../stems.ts';
import { type Token, stopWordsOf } from '../tokens.ts';
import { namesSomebody } from '../words/hidePeople.ts';
import { lexiconOf } from './lexicon.ts';

/** The number of buckets that features are hashed to. */
export const buckets = 2 ** 18;

/** Features as buckets: words and their pairs, and groups of letters, of which there are many more. */
export interface Features {
  words: number[];
  letters: number[];
}

/** A group of letters says less than a word. */
export const letterValue = 0.4;

const seed = 2_166_136_261;
const add = (hash: number, code: number) => Math.imul(hash ^ code, 16_777_619);
const addText = (hash: number, text: string) => {
  let sum = hash;
  for (let index = 0; index < text.length; index += 1) sum = add(sum, text.charCodeAt(index));
  return sum;
};
const toBucket = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (mixed ^ (mixed >>> 13)) & (buckets - 1);
};
const seeds = Object.fromEntries(
  ['word', 'negated', 'stem', 'pair', 'triple', 'letters', 'sign', 'loud'].map((kind) => [
    kind,
    addText(seed, `${kind}:`),
  ]),
) as Record<string, number>;
const seedOf = (kind: string) => seeds[kind] ?? seed;

/** Polish words change in their middle and at their end, so shorter groups tell more there. */
const groups = { en: { least: 4, most: 5 }, pl: { least: 3, most: 5 } };
/** The number of words that a negation reaches, small ones included. */
const reach = 4;

const lettersOf = (plain: string, language: TextLanguage): number[] => {
  const { least, most } = groups[language];
  const letters: number[] = [];
  const word = `<${plain}>`;
  for (let start = 0; start + least <= word.length; start += 1) {
    let hash = seedOf('letters');
    for (let at = start; at < word.length && at < start + most; at += 1) {
      hash = add(hash, word.charCodeAt(at));
      if (at - start + 1 >= least) letters.push(toBucket(hash));
    }
  }
  return letters;
};

const bucketOf = (kind: string, text: string): number => toBucket(addText(seedOf(kind), text));

/** The buckets of a word alone. */
const readWordOf = (language: TextLanguage) =>
  rememberWords((word) => {
    const plain = foldAccents(word);
    const stem = stopWordsOf(language).has(plain) ? undefined : stemOf(word, language);
    return {
      plain,
      word: bucketOf('word', plain),
      negated: bucketOf('negated', plain),
      stem: stem === undefined ? undefined : bucketOf('stem', stem),
      negatedStem: stem === undefined ? undefined : bucketOf('stem', `!${stem}`),
      letters: lettersOf(plain, language),
      isNegation: lexiconOf(language).negations.has(plain),
    };
  }, 8_000);

const readers: Partial<Record<TextLanguage, ReturnType<typeof readWordOf>>> = {};

/**
 * Reads the features of a text for the learned model: words without accents, with a mark after a
 * negation, stems, pairs, triples, groups of letters, emoji and loud marks. Numbers and names are none, and
 * `toTokens` has left out addresses and ids.
 */
export function readFeatures(tokens: readonly Token[], language: TextLanguage): Features {
  const readWord = (readers[language] ??= readWordOf(language));
  const words: number[] = [];
  const letters: number[] = [];
  let [negated, one, two] = [0, '', ''];
  let endOfNumber = -1;

  for (const { kind, word, text, start, end } of tokens) {
    if (kind === 'number') {
      endOfNumber = end;
      continue;
    }
    if (kind === 'mark') {
      [negated, one, two] = [0, '', ''];
      const sign = /[!?…]|\.\./u.exec(text)?.[0];
      if (sign) words.push(bucketOf('sign', sign));
      continue;
    }
    if (kind === 'emoji') {
      words.push(bucketOf('sign', word));
      continue;
    }
    // The word of "30min" is for the lists alone: what is glued to a digit may be an id.
    if (start === endOfNumber || namesSomebody(text)) continue;
    const read = readWord(word);
    const { plain } = read;
    words.push(read.word);
    if (negated > 0) words.push(read.negated);
    const stem = negated > 0 ? read.negatedStem : read.stem;
    if (stem !== undefined) words.push(stem);
    if (one) words.push(bucketOf('pair', `${one} ${plain}`));
    if (two) words.push(bucketOf('triple', `${two} ${one} ${plain}`));
    const isLoud = text.length > 3 && text === text.toUpperCase() && text !== word;
    if (isLoud) words.push(toBucket(seedOf('loud')));
    for (const bucket of read.letters) letters.push(bucket);
    negated = read.isNegation ? reach : negated - 1;
    [two, one] = [one, plain];
  }
  return { words, letters };
}

/** The value of each feature, so that long and short texts have the same length as a vector. */
export const lengthOf = ({ words, letters }: Features): number =>
  1 / Math.sqrt(1 + words.length + letterValue ** 2 * letters.length);
