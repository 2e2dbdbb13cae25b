import MiniSearch from 'minisearch';
import { beforeAll, expect, it } from 'vitest';
import { resultExcerpt, loadSearch } from './FoundArticles';
import { searchOptions, termOf } from './searchOptions';

// To make the indexes takes long where the machine is busy.
beforeAll(() => Promise.all([loadSearch('en-US'), loadSearch('pl-PL')]), 120_000);

it.each([
  ['pl-PL', 'kodów', 'kody'],
  ['pl-PL', 'ŁAŃCUCH', 'lancuch'],
  ['pl-PL', 'drukowania', 'drukowanie'],
  ['en-US', 'Printing', 'prints'],
] as const)('takes words in %s for one without their endings: %s, %s', (language, one, other) => {
  expect(termOf(one, language)).toBe(termOf(other, language));
});

it('keeps short words whole', () => {
  expect(termOf('bed', 'en-US')).toBe('bed');
  expect(termOf('do', 'pl-PL')).toBe('do');
});

it('finds what is half typed', () => {
  const search = new MiniSearch(searchOptions('en-US'));
  search.add({ id: 'frames/a', title: 'Print a frame', summary: '', headings: '', text: '' });

  for (const words of ['prin', 'FRAME', 'print fra']) {
    expect(search.search(words).map(({ id }) => String(id))).toEqual(['frames/a']);
  }
  expect(search.search('print zeppelin')).toEqual([]);
});

it('forgives a letter where the words as they are stand nowhere', async () => {
  const find = await loadSearch('en-US');

  expect(find('monthly repart').map(({ id }) => id)).toContain('bi/monthly-report');
  // “points” is a letter away, and not meant.
  expect(find('print').every(({ words }) => /print/i.test(words))).toBe(true);
  expect(find('zeppelin')).toEqual([]);
});

it('searches the articles of the language, and marks the words as they stand there', async () => {
  const find = await loadSearch('pl-PL');

  const hit = find('wstrzymac').find(({ id }) => id === 'codes/pause-and-resume');
  expect(hit?.words.split(' ').some((word) => /^wstrzyma/i.test(word))).toBe(true);
});

it('shows the part of a text where a word stands, cut between words', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`.trim();
  const excerpt = resultExcerpt(text, (word) => word === 'needle');

  expect(excerpt).toMatch(/^… before .*needle after .*after …$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(resultExcerpt('Short.', () => false)).toBe('Short.');
});
