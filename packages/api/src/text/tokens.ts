import type { TextLanguage } from './language/detectLanguage.ts';
import { foldAccents } from './stems.ts';
import words from './stopWords.json' with { type: 'json' };

const listOf = (language: TextLanguage): ReadonlySet<string> =>
  new Set(words[language].join(' ').split(' ').map(foldAccents));

const lists = { en: listOf('en'), pl: listOf('pl') };

/** Words that say nothing alone: the, and, się, jest. Without accents, to be asked so. */
export const stopWordsOf = (language: TextLanguage): ReadonlySet<string> => lists[language];

/** True for a word that carries no meaning of its own. */
export const isStopWord = (word: string, language: TextLanguage): boolean =>
  lists[language].has(foldAccents(word));

/** A piece of a text: a word, a number, a sign of mood, or what stands between clauses. */
export interface Token {
  kind: 'word' | 'number' | 'emoji' | 'mark';
  /** As it was written. */
  text: string;
  /** In small letters, with one kind of apostrophe. */
  word: string;
  start: number;
  end: number;
}

/**
 * An emoji with its skin and its joins, or a face of marks and letters, which begins with eyes; a
 * number; a word; marks between clauses.
 */
const pieces =
  /(?<emoji>\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D\p{Extended_Pictographic})*|(?<![\p{L}\d])[:;=]['-]?[)(\][DPp/|*]+(?!\w)|<3|\^\^)|(?<number>\d+(?:[.,:]\d+)*%?)|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(?<mark>[.!?…,;:()"„”“–—\n]+|(?<=\s)-+(?=\s))/gu;

const kindOf = ({ emoji, number, word }: Partial<Record<string, string>>): Token['kind'] => {
  if (word) return 'word';
  if (emoji) return 'emoji';
  return number ? 'number' : 'mark';
};

/** Cuts a text into its pieces, in any script. Emoji stay whole, with their skin and their joins. */
export function findTokens(text: string): Token[] {
  return Array.from(text.matchAll(pieces), (match) => ({
    kind: kindOf(match.groups ?? {}),
    text: match[0],
    word: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
