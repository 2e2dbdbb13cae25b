import { findTokens, type Token, stopWordsOf } from '../tokens.ts';
import { foldAccents } from '../stems.ts';
import grams from './letterGrams.json' with { type: 'json' };
import { letterGramsOf } from './trainLetterGrams.ts';

/** A language whose words we know. */
export type TextLanguage = 'en' | 'pl';

const odds: ReadonlyMap<string, number> = new Map(Object.entries(grams));

const polishLetters = /[ąćęłńóśźż]/u;
/** Letters of neither language: such a word speaks for a third one. */
const foreignLetters = /[^a-ząćęłńóśźżé']/u;

const weights = { polishLetters: 3, stopWord: 1.5, gram: 0.3, page: 2, sure: 1 };

const readWord = (word: string): number => {
  if (polishLetters.test(word)) return weights.polishLetters;
  const plain = foldAccents(word);
  const inEnglish = stopWordsOf('en').has(plain);
  const inPolish = stopWordsOf('pl').has(plain);
  // "to", "do" and "my" are words of both.
  if (inEnglish !== inPolish) return inPolish ? weights.stopWord : -weights.stopWord;
  if (inEnglish) return 0;

  let sum = 0;
  for (const gram of letterGramsOf(word)) sum += odds.get(gram) ?? 0;
  return sum * weights.gram;
};

/**
 * The language of a short text: by letters, by the commonest words, by groups of letters; the
 * language of the page it was written on tips what the text leaves open.
 */
export function detectLanguage(
  text: string,
  page?: string,
  /** Its pieces, where it was cut already. */
  tokens: readonly Token[] = findTokens(text),
): TextLanguage | 'unknown' {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return 'unknown';

  const foreign = words.filter(({ word }) => foreignLetters.test(word)).length;
  if (foreign * 4 >= words.length) return 'unknown';

  let evidence = words.reduce((sum, { word }) => sum + readWord(word), 0);
  if (page?.startsWith('pl')) evidence += weights.page;
  if (page?.startsWith('en')) evidence -= weights.page;
  if (Math.abs(evidence) < weights.sure) return 'unknown';
  return evidence > 0 ? 'pl' : 'en';
}
