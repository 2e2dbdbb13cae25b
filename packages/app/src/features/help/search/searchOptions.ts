import type { Options } from 'minisearch';

import type { Language } from '@hearback/schema/limits';

/** Inflectional suffixes of each language, the longest first. */
const endings: Record<Language, RegExp> = {
  'en-US': /(?:ing|ed|es|s)$/,
  'pl-PL': /(?:iami|ami|ach|owi|ego|emu|ych|ich|ymi|imi|ow|om|ie|em|ia|a|e|y|i|u|o)$/,
};

/**
 * Normalizes a word for the search: strips case, accents and ending, so that “kodów” finds “kody”. The index
 * is built in Node and queried in the browser, so both must use this function.
 */
export function termOf(word: string, language: Language) {
  const bare = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The only Polish letter that Unicode does not decompose into letter and accent.
    .replaceAll('ł', 'l');
  const stem = bare.replace(endings[language], '');

  // A very short stem would match almost every word.
  return stem.length < 3 ? bare : stem;
}

/** An article in the search index. */
export interface SearchedArticle {
  /** `tab/slug` */
  id: string;
  title: string;
  summary: string;
  headings: string;
  text: string;
}

/** Fuzzy matching for words without an exact match: allows typos in long ones. */
export const forgiving = { fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) };

/** Options of the search index. It must be loaded with the options it was built with. */
export const searchOptions = (language: Language): Options<SearchedArticle> => ({
  fields: ['title', 'summary', 'headings', 'text'],
  storeFields: ['title', 'summary', 'text'],
  processTerm: (word) => termOf(word, language),
  searchOptions: {
    boost: { title: 5, headings: 2, summary: 2 },
    // The last word may be incomplete.
    prefix: (term, index, terms) => index === terms.length - 1 && term.length > 1,
    combineWith: 'AND',
  },
});
