import { languages, type Language } from '@hearback/schema/limits';
import mdx from '@mdx-js/rollup';
import MiniSearch from 'minisearch';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

import { searchOptions } from '../../src/features/help/search/searchOptions.ts';
import { listArticles, listHeads } from './listArticles.ts';

/** What a tab's list shows, so that no article has to be loaded for it. */
function listOf(language: Language): string {
  const entries = listHeads(language).map(({ tab, slug, title, summary, related }) => ({
    tab,
    slug,
    title,
    summary,
    related,
  }));
  // A text that is parsed starts sooner than an object that is read as a program.
  return `JSON.parse(${JSON.stringify(JSON.stringify(entries))})`;
}

/** The index of all words. The search parses it itself. */
function searchIndexOf(language: Language): string {
  const search = new MiniSearch(searchOptions(language));
  search.addAll(
    listArticles(language).map(({ tab, slug, title, summary, headings, text }) => ({
      id: `${tab}/${slug}`,
      title,
      summary,
      headings: headings.join(' '),
      text,
    })),
  );
  return JSON.stringify(JSON.stringify(search));
}

/** What is made of all articles in a language, by the module that brings it. */
const modules = { 'virtual:articles/': listOf, 'virtual:article-search/': searchIndexOf };

function articleLists(): Plugin {
  const found = (id: string) =>
    languages.flatMap((language) =>
      Object.entries(modules)
        .filter(([start]) => id === start + language)
        .map(([, write]) => ({ language, write })),
    )[0];

  return {
    name: 'hearback-articles',
    resolveId: (id) => (found(id) ? `\0${id}` : null),
    load(id) {
      const asked = id.startsWith('\0') ? found(id.slice(1)) : undefined;
      if (!asked) return null;
      for (const { file } of listHeads(asked.language)) this.addWatchFile(file);
      return `export default ${asked.write(asked.language)};`;
    },
  };
}

/** Articles of the Help Center: each is a component, loaded when it is opened. */
export const articlesPlugins = (): Plugin[] => [
  { enforce: 'pre', ...mdx({ include: /\.mdx$/, remarkPlugins: [remarkGfm] }) } as Plugin,
  articleLists(),
];
