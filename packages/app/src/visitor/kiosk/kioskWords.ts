import { english } from './words/english';
import { german } from './words/german';
import type { KioskWords } from './words/KioskWords';
import { polish } from './words/polish';
import { ukrainian } from './words/ukrainian';

const byLanguage: Readonly<Record<string, KioskWords>> = {
  de: german,
  en: english,
  pl: polish,
  uk: ukrainian,
};

/** What a kiosk says in a language; English when there is nothing. */
export const kioskWords = (language: string): KioskWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;
