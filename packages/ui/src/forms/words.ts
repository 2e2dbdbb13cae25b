import { english } from './words/english';
import type { FormWords } from './words/FormWords';
import { german } from './words/german';
import { polish } from './words/polish';
import { ukrainian } from './words/ukrainian';

const byLanguage: Readonly<Record<string, FormWords>> = {
  de: german,
  en: english,
  pl: polish,
  uk: ukrainian,
};

/** The words in a language; English when there are none. */
export const formWords = (language: string): FormWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;
