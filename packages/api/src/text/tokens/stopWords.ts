import type { Language } from '../language/detectLanguage.ts';
import { foldAccents } from '../stems/foldAccents.ts';
import words from './stopWords.json' with { type: 'json' };

const listOf = (language: Language): ReadonlySet<string> =>
  new Set(words[language].join(' ').split(' ').map(foldAccents));

const lists = { en: listOf('en'), pl: listOf('pl') };

/** Words that say nothing alone: the, and, się, jest. Without accents, to be asked so. */
export const stopWordsOf = (language: Language): ReadonlySet<string> => lists[language];

/** Whether a word says nothing alone. */
export const isStopWord = (word: string, language: Language): boolean =>
  lists[language].has(foldAccents(word));
