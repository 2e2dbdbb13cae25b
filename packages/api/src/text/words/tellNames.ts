import { foldAccents } from '../stems/foldAccents.ts';
import { stemOf } from '../stems/stemOf.ts';
import { lexiconOf } from '../sentiment/lexicon.ts';
import firstNames from './firstNames.json' with { type: 'json' };
import type { ContentWord, ReadComment } from './readComment.ts';

const listed = [...firstNames.pl.split(' '), ...firstNames.en.split(' ')];
const asWritten = new Set(listed.map(foldAccents));
const inflected = {
  pl: new Set(listed.map((name) => stemOf(name.toLowerCase(), 'pl'))),
  en: new Set(listed.map((name) => stemOf(name.toLowerCase(), 'en'))),
};
const surname = /(?:[sc]k(?:i|a|iego|iej|iemu|im|ą|ich)|wicz(?:a|owi|em|owie)?|czyk(?:a|iem)?)$/u;

const startsLarge = (text: string) => /^\p{Lu}/u.test(text);

const isListed = ({ text }: ContentWord, language: 'en' | 'pl'): boolean => {
  const plain = foldAccents(text.replace(/['’]s$/u, ''));
  if (asWritten.has(plain)) return true;
  return startsLarge(text) && inflected[language].has(stemOf(text.toLowerCase(), language));
};

const isKnown = ({ text, stem }: ContentWord, language: 'en' | 'pl'): boolean => {
  const { words, stems } = lexiconOf(language);
  return words.has(foldAccents(text)) || stems.has(stem);
};

/** What the stems of one comment are there. A stem is in one list at most. */
export interface ToldNames {
  /** They name somebody. */
  names: ReadonlySet<string>;
  /** They could: each time with a capital or after a title. */
  possible: ReadonlySet<string>;
  ordinary: ReadonlySet<string>;
}

/**
 * Tells names from other words in one comment. A listed first name, a word with a capital after a
 * title, and what follows a name with a capital are names, and so is what the visitor gave as their
 * own. A word that is only ever written with a capital or after a title could be one.
 */
export function tellNames({ comment, words, language }: ReadComment): ToldNames {
  const names = new Set<string>();
  const possible = new Set<string>();
  const ordinary = new Set<string>();

  for (const part of (comment.name ?? '').toLowerCase().split(/[\s.,-]+/u)) {
    if (part.length < 2) continue;
    names.add(stemOf(part, 'en')).add(stemOf(part, 'pl'));
  }
  const isAllLarge = comment.text === comment.text.toUpperCase();
  let isAfterName = false;
  for (const word of words) {
    const isLarge = startsLarge(word.text) && !isAllLarge;
    const isNamed: boolean =
      isLarge && (isAfterName || word.isAddressed || surname.test(word.text));
    isAfterName = (isListed(word, language) || isNamed) && !isKnown(word, language);
    if (isAfterName) names.add(word.stem);
    else if ((isLarge || word.isAddressed) && !isKnown(word, language)) possible.add(word.stem);
    else ordinary.add(word.stem);
  }
  for (const stem of names) {
    possible.delete(stem);
    ordinary.delete(stem);
  }
  for (const stem of ordinary) possible.delete(stem);
  return { names, possible, ordinary };
}
