import type { Language } from '@hearback/schema/limits';

import { loadOnce } from '../reading/loadOnce';
import { excerptOf } from './excerptOf';
import { forgiving, searchOptions } from './searchOptions';
import { termOf } from './termOf';

const indexes: Record<Language, () => Promise<{ default: string }>> = {
  'en-US': () => import('virtual:article-search/en-US'),
  'pl-PL': () => import('virtual:article-search/pl-PL'),
};

/** An article that was found. */
interface FoundArticle {
  /** `tab/slug` */
  id: string;
  /** The part of it where the words stand. */
  excerpt: string;
  /** The words as they stand in it, to be marked. */
  words: string;
}

/** Finds articles by the words in them, the best first. */
export type Find = (words: string) => FoundArticle[];

/** Loads everything that searching needs; nothing of it is here before somebody searches. */
export const loadSearch = loadOnce(async (language: Language): Promise<Find> => {
  const [{ default: index }, { default: MiniSearch }] = await Promise.all([
    indexes[language](),
    import('minisearch'),
  ]);
  const search = MiniSearch.loadJSON(index, searchOptions(language));

  return (words) => {
    const exact = search.search(words);
    const hits = exact.length > 0 ? exact : search.search(words, forgiving);

    return hits.map(({ id, terms, title, summary, text }) => {
      const found = new Set(terms);
      const isFound = (word: string) => found.has(termOf(word, language));
      const everything = [title, summary, text].map(String);
      const marked = everything
        .flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter(isFound);
      return {
        id: String(id),
        excerpt: excerptOf(String(text), isFound),
        words: [...new Set(marked)].join(' '),
      };
    });
  };
});
