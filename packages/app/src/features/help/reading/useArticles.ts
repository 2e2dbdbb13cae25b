import { use } from 'react';

import type { Language } from '@hearback/schema/limits';
import type Articles from 'virtual:articles/en-US';

import { useLanguage } from '../../../i18n/IntlProvider';
import { loadOnce } from './loadOnce';

/** What is known of an article before it is opened. */
export type ArticleEntry = (typeof Articles)[number];

const lists: Record<Language, () => Promise<{ default: readonly ArticleEntry[] }>> = {
  'en-US': () => import('virtual:articles/en-US'),
  'pl-PL': () => import('virtual:articles/pl-PL'),
};

const load = loadOnce((language: Language) => lists[language]());

/** Every article in the reader's language, in reading order. A `Suspense` waits for the list. */
export const useArticles = () => use(load(useLanguage().language)).default;

/** What an article is called in `related` and by the search. */
export const idOf = ({ tab, slug }: Pick<ArticleEntry, 'tab' | 'slug'>) => `${tab}/${slug}`;
