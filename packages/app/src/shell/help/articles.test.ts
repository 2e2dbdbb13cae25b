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
