import type { Language } from '@hearback/schema/limits';
import type { Options } from 'minisearch';

import { termOf } from './termOf.ts';

/** An article as the search knows it. */
export interface SearchedArticle {
  /** `tab/slug` */
  id: string;
  title: string;
  summary: string;
  headings: string;
  text: string;
}

/** For words that stand nowhere: a letter may be wrong in a long one. */
export const forgiving = { fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) };

/** How articles are found. The index is read back with what it was made with. */
export const searchOptions = (language: Language): Options<SearchedArticle> => ({
  fields: ['title', 'summary', 'headings', 'text'],
  storeFields: ['title', 'summary', 'text'],
  processTerm: (word) => termOf(word, language),
  searchOptions: {
    boost: { title: 5, headings: 2, summary: 2 },
    // The last word may still be being typed.
    prefix: (term, index, terms) => index === terms.length - 1 && term.length > 1,
    combineWith: 'AND',
  },
});
