import { findTokens, type Token, stopWordsOf } from '../tokens.ts';
import { foldAccents, rememberWords } from '../stems.ts';
import grams from './letterGrams.json' with { type: 'json' };
import { letterGramsOf } from './trainLetterGrams.ts';

/** A language whose words we know. */
export type TextLanguage = 'en' | 'pl';

const odds: ReadonlyMap<string, number> = new Map(Object.entries(grams));

const polishLetters = /[ąćęłńóśźż]/u;
/** Letters of neither language: such a word speaks for a third one. */
const foreignLetters = /[^a-ząćęłńóśźżé']/u;

/** Small words of languages that our visitors also write, but not of ours: they tell such a text. */
const otherWords = new Set(
  (
    'der das und ist nicht sehr war waren gut schlecht wir ich sie ein eine einen mit auf fur auch aber leider immer ' +
    'zu beim zum zur haben wurde wurden wieder danke vielen freundlich unfreundlich freundliche freundliches lecker ' +
    'teuer nett alles etwas kein keine unser unsere kommen schon ' +
    'le les des est pas tres nous vous avec dans pour une mais etait bon bien merci sont ' +
    'cette peu cher accueil qualite prix ' +
    'el los las muy bueno pero con por una fue esta todo gracias que estaba ' +
    'comida servicio buena rico caro lento mucho ' +
    'il gli molto buono non che per della era siamo grazie tutto anche ' +
    'ottimo servizio cibo personale gentile ' +
    'het een niet goed maar zeer wij voor heel ook ' +
    'lekker vriendelijk vriendelijke bediening gegeten weer ' +
    'velmi bylo jsme dobre ale byla jidlo obsluha dekuji'
  ).split(' '),
);

const weights = { polishLetters: 3, stopWord: 1.5, gram: 0.3, page: 2, sure: 1 };

const isOurs = (word: string) => {
  const plain = foldAccents(word);
  return polishLetters.test(word) || stopWordsOf('en').has(plain) || stopWordsOf('pl').has(plain);
};
/** A word that both a language of ours and another one write tells neither: "era", "ale", "on". */
const isOther = (plain: string) =>
  otherWords.has(plain) && !stopWordsOf('en').has(plain) && !stopWordsOf('pl').has(plain);

/** True for a word that tells a third language, by its letters or since it is common there. */
export const isOfOther = (word: string): boolean =>
  foreignLetters.test(word) || (isOther(foldAccents(word)) && !polishLetters.test(word));

/** The evidence of a word: above 0 for Polish. */
export const readWord = rememberWords((word): number => {
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
});

/**
 * The language of a short text: by letters, by the commonest words, by groups of letters; the
 * language of the page it was written on tips what the text leaves open. 'other' is neither of ours.
 */
export function detectLanguage(
  text: string,
  page?: string,
  /** Its pieces, where it was cut already. */
  tokens: readonly Token[] = findTokens(text),
): TextLanguage | 'other' | 'unknown' {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return 'unknown';

  const foreign = words.filter(({ word }) => foreignLetters.test(word)).length;
  if (foreign * 4 >= words.length) return 'other';
  const others = words.filter(
    ({ word }) => isOther(foldAccents(word)) && !polishLetters.test(word),
  ).length;
  const ours = words.filter(({ word }) => isOurs(word)).length;
  if (others >= 2 && others > 2 * ours) return 'other';

  let evidence = words.reduce((sum, { word }) => sum + readWord(word), 0);
  if (page?.startsWith('pl')) evidence += weights.page;
  if (page?.startsWith('en')) evidence -= weights.page;
  if (Math.abs(evidence) < weights.sure) return 'unknown';
  return evidence > 0 ? 'pl' : 'en';
}
