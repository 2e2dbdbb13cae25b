import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '@hearback/schema/limits';

import { positionInTab } from '../../src/features/help/articleOrder.ts';
import { readArticle, readHead, type ArticleFacts } from './readArticle.ts';

/** Where an article in one language lies. */
interface Place {
  file: string;
  tab: string;
  slug: string;
}

export type ArticleFile = Place & ArticleFacts;

/** Where the articles lie: a folder for each tab. */
const articlesFolder = fileURLToPath(new URL('../../src/features/help/articles/', import.meta.url));

/** Reads every article in a language, by its tab and there in reading order. */
function listBy<Facts>(language: Language, read: (source: string) => Facts): (Place & Facts)[] {
  return globSync(`*/*.${language}.mdx`, { cwd: articlesFolder })
    .toSorted()
    .map((path) => {
      const file = join(articlesFolder, path);
      const place = { file, tab: dirname(path), slug: basename(path, `.${language}.mdx`) };
      try {
        return { ...read(readFileSync(file, 'utf8')), ...place };
      } catch (cause) {
        throw new Error(`The article ${path} cannot be read.`, { cause });
      }
    })
    .toSorted((a, b) => (a.tab === b.tab ? positionInTab(a) - positionInTab(b) || 0 : 0));
}

/** What every article in a language says about itself. */
export const listHeads = (language: Language) => listBy(language, readHead);

/** Every article in a language, with all that stands in it. */
export const listArticles = (language: Language) => listBy(language, readArticle);
