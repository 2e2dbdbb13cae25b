import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages, type Language } from '@hearback/schema/limits';
import { fieldNames } from '@hearback/ui/editors/form';
import { en, pl } from '@hearback/ui/strings';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { listArticles, type ArticleFile } from '../../../scripts/articles/listArticles';
import { routes } from '../../routes';
import { articleOrder } from './articleOrder';
import { pictureNames } from './pictureNames';
import { components } from './reading/components';
import { helpTabs } from './tabs';

const tabIds = helpTabs.map(({ id }): string => id);
const componentWords = { 'en-US': en, 'pl-PL': pl } as const satisfies Record<Language, unknown>;

const nameOf = ({ tab, slug }: ArticleFile) => `${tab}/${slug}`;

/** Every text of the product in a language that has no blanks to be filled. */
function wordsOnScreen(language: Language) {
  const file = join(import.meta.dirname, `../../i18n/messages/${language}.json`);
  const sentences = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const own = Object.values(componentWords[language]).filter((text) => typeof text === 'string');
  return new Set([
    ...sentences.filter((sentence) => !sentence.includes('{')),
    ...own,
    ...Object.values(fieldNames(language)),
  ]);
}

/** What is wrong with an address in an article, if anything is. */
function findFault(address: string, known: ReadonlySet<string>) {
  const { origin, pathname, searchParams } = new URL(address, 'http://app');
  if (origin !== 'http://app') return 'leaves the product';
  if (matchRoutes(routes, pathname)?.at(-1)?.route.path === '*') return 'leads nowhere';
  if (!pathname.startsWith('/faq')) return null;
  const tab = searchParams.get('tab');
  const article = searchParams.get('article');
  if (tab !== null && !tabIds.includes(tab)) return 'names no tab';
  if (article !== null && !known.has(`${tab}/${article}`)) return 'names no article';
  return null;
}

it('has each article in every language', () => {
  const names = languages.map((language) => listArticles(language).map(nameOf));

  for (const others of names) expect(others).toEqual(names[0]);
});

it('has every picture in both languages and both themes', () => {
  const folder = join(import.meta.dirname, '../../../public/help');
  const files = pictureNames.flatMap((name) =>
    languages.flatMap((language) => [
      `${name}-${language}-light.webp`,
      `${name}-${language}-dark.webp`,
    ]),
  );

  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

describe.each(languages)('articles in %s', (language) => {
  const articles = listArticles(language);
  const known = new Set(articles.map(nameOf));

  /** “Article: what is wrong”, for everything that is. */
  const faults = (find: (article: ArticleFile) => readonly (string | null)[]) =>
    articles.flatMap((article) =>
      find(article).flatMap((fault) => (fault === null ? [] : [`${nameOf(article)}: ${fault}`])),
    );

  it('belong to a tab', () => {
    expect(articles.filter(({ tab }) => !tabIds.includes(tab)).map(nameOf)).toEqual([]);
  });

  it('are at least four in every tab, all of them in reading order', () => {
    for (const tab of tabIds) {
      const slugs = articles.filter((article) => article.tab === tab).map(({ slug }) => slug);
      expect(slugs.length).toBeGreaterThanOrEqual(4);
      expect(slugs).toEqual(articleOrder[tab]);
    }
  });

  it('say what they are about in one short sentence, and each in another', () => {
    expect(
      faults(({ summary }) => [
        summary === '' || summary.length > 120 ? `summary of ${summary.length} characters` : null,
      ]),
    ).toEqual([]);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ summary }) => summary)).size).toBe(articles.length);
  });

  it('print in bold only what stands on the screen, letter for letter', () => {
    const words = wordsOnScreen(language);
    expect(faults(({ bold }) => bold.map((text) => (words.has(text) ? null : text)))).toEqual([]);
  });

  it('lead only to screens and articles that exist', () => {
    expect(
      faults(({ links }) =>
        links.map((address) => {
          const fault = findFault(address, known);
          return fault && `${address} ${fault}`;
        }),
      ),
    ).toEqual([]);
    expect(faults(({ related }) => related.map((id) => (known.has(id) ? null : id)))).toEqual([]);
  });

  it('show only pictures that are taken, and say what is on them', () => {
    expect(
      faults(({ pictures }) =>
        pictures.flatMap(({ name, alt }) => [
          pictureNames.some((taken) => taken === name) ? null : `no picture “${name}”`,
          alt === '' ? `“${name}” has no words` : null,
        ]),
      ),
    ).toEqual([]);
  });

  it('are written with pictures, hints and keys alone', () => {
    const allowed = [...Object.keys(components).filter((name) => /^[A-Z]/.test(name)), 'kbd'];
    expect(allowed).toEqual(['Hint', 'Picture', 'kbd']);
    expect(
      faults((article) => article.components.filter((name) => !allowed.includes(name))),
    ).toEqual([]);
  });
});
