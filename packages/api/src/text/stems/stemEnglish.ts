import { stemmer } from 'stemmer';

import { foldAccents } from './foldAccents.ts';

/** What the forms of an English word have in common, by Porter's rules. A key, never shown. */
export function stemEnglish(word: string): string {
  const plain = foldAccents(word).replace(/['’]s?$/u, '');
  return stemmer(plain);
}
