import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@hearback/schema/limits';
import { expect, it } from 'vitest';

import { listHeads } from '../../../scripts/articles/listArticles';
import { articles } from './articles';

it.each(languages)('explains every screen by an article that there is in %s', (language) => {
  const known = listHeads(language).map(({ tab, slug }) => `${tab}/${slug}`);

  for (const [tab, slug] of Object.values(articles)) expect(known).toContain(`${tab}/${slug}`);
});

it('explains every screen that has a page of its own', () => {
  const source = join(import.meta.dirname, '../..');
  const screens = globSync('features/**/*.tsx', { cwd: source })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');

  const explained = [...screens.matchAll(/['"](\w+)['"]/g)].map(([, name]) => name);
  expect(screens).toContain('useHelp(');
  for (const screen of Object.keys(articles)) expect(explained).toContain(screen);
});

it.each(languages)('is named on the first page as it is titled in %s', (language) => {
  const source = join(import.meta.dirname, '../..');
  const page = readFileSync(join(source, 'features/home/HomePage.tsx'), 'utf8');
  const words = JSON.parse(
    readFileSync(join(source, `i18n/messages/${language}.json`), 'utf8'),
  ) as Record<string, string>;
  const links = [
    ...page.matchAll(/helpArticle\('([\w-]+)', '([\w-]+)'\), title: messages\.(\w+)/g),
  ].map(([, tab, slug, name]) => ({ tab, slug, title: words[`home.${name}`] }));

  expect(links).toHaveLength(4);
  const titles = listHeads(language).map(({ tab, slug, title }) => ({ tab, slug, title }));
  for (const link of links) expect(titles).toContainEqual(link);
});
