import { use } from 'react';
import type Articles from 'virtual:articles/en-US';

import type { Language } from '@hearback/schema/limits';

import { useLanguage } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';

/** Long enough to show a failure before the load may be retried. */
const forgetFailureMs = 1_000;

/** Caches the promise of each load by key, for `use`. A failed load is retried on the next call. */
export function memoizeLoadByKey<Key, Part>(load: (key: Key) => Promise<Part>) {
  const asked = new Map<Key, Promise<Part>>();

  return (key: Key): Promise<Part> => {
    const known = asked.get(key);
    if (known) return known;
    const part = loadChunk(() => load(key));
    asked.set(key, part);
    part.catch(() => setTimeout(() => asked.delete(key), forgetFailureMs));
    return part;
  };
}

/** Metadata of an article, known before it is opened. */
export type ArticleEntry = (typeof Articles)[number];

const lists: Record<Language, () => Promise<{ default: readonly ArticleEntry[] }>> = {
  'en-US': () => import('virtual:articles/en-US'),
  'pl-PL': () => import('virtual:articles/pl-PL'),
};

const load = memoizeLoadByKey((language: Language) => lists[language]());

/** All articles in the reader's language, in reading order. Suspends while the list loads. */
export const useArticles = () => use(load(useLanguage().language)).default;

/** Id of an article in `related` and in the search index. */
export const idOf = ({ tab, slug }: Pick<ArticleEntry, 'tab' | 'slug'>) => `${tab}/${slug}`;
