import { stemmer } from 'stemmer';

import type { Language } from '../language/detectLanguage.ts';
import { stemPolish } from './stemPolish.ts';
import { foldAccents } from './foldAccents.ts';

/** What the forms of an English word have in common, by Porter's rules. A key, never shown. */
function stemEnglish(word: string): string {
  const plain = foldAccents(word).replace(/['’]s?$/u, '');
  return stemmer(plain);
}

const rules = { en: stemEnglish, pl: stemPolish };
const known = { en: new Map<string, string>(), pl: new Map<string, string>() };

/** People use few words again and again; this many of them are remembered for each language. */
const rememberedMax = 20_000;

/** The stem of a word, worked out once for as long as it is remembered. */
export function stemOf(word: string, language: Language): string {
  const remembered = known[language];
  const before = remembered.get(word);
  if (before !== undefined) return before;

  const stem = rules[language](word);
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(word, stem);
  return stem;
}
