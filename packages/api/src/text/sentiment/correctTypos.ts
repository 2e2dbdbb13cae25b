import type { TextLanguage } from '../language/detectLanguage.ts';
import { foldAccents, rememberWords, stemOf } from '../stems.ts';
import { stopWordsOf, type Token } from '../tokens.ts';
import { isOrdinaryStem } from '../words/hidePeople.ts';
import { lexiconOf } from './lexicon.ts';

/** Shorter words have too many neighbors to be mended. */
const least = 5;

/** The words that come from another one by leaving out a letter, and the word itself. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const makeNeighbors = (language: TextLanguage): ReadonlyMap<string, string> => {
  const { words, stems } = lexiconOf(language);
  const neighbors = new Map<string, string>();
  for (const word of [...words.keys(), ...stems.keys()]) {
    if (word.length < least) continue;
    for (const key of shortened(word)) {
      if (!neighbors.has(key)) neighbors.set(key, word);
    }
  }
  return neighbors;
};

const made: Partial<Record<TextLanguage, ReadonlyMap<string, string>>> = {};

const isKnown = (plain: string, language: TextLanguage): boolean => {
  const { words, stems, negations, contrasts } = lexiconOf(language);
  const stem = stemOf(plain, language);
  return (
    words.has(plain) ||
    stems.has(stem) ||
    negations.has(plain) ||
    contrasts.has(plain) ||
    stopWordsOf(language).has(plain) ||
    isOrdinaryStem(stem, language)
  );
};

const repeated = /(\p{L})\1{2,}/gu;

const mend = (word: string, language: TextLanguage): string => {
  const plain = foldAccents(word);
  const calm = plain.replaceAll(repeated, '$1$1');
  if (calm !== plain) {
    return isKnown(calm, language) ? calm : plain.replaceAll(repeated, '$1');
  }
  if (plain.length < least || isKnown(plain, language)) return word;
  const neighbors = (made[language] ??= makeNeighbors(language));
  // Polish words differ at their ends: their stems are compared.
  const typed = language === 'pl' ? stemOf(word, language) : plain;
  if (typed.length < least) return word;
  for (const key of shortened(typed)) {
    const meant = neighbors.get(key);
    const isNear = meant !== undefined && Math.abs(meant.length - typed.length) < 2;
    if (isNear && meant.startsWith(typed.charAt(0))) return meant;
  }
  return word;
};

const menders = {
  en: rememberWords((word) => mend(word, 'en')),
  pl: rememberWords((word) => mend(word, 'pl')),
};

/**
 * Mends words of a comment for its mood: "soooo" is "so", and a word that nobody knows is the word of our
 * lists from which one letter makes it differ ("terible", "freindly").
 */
export const correctTypos = (tokens: readonly Token[], language: TextLanguage): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word') return token;
    const word = menders[language](token.word);
    return word === token.word ? token : { ...token, word };
  });
