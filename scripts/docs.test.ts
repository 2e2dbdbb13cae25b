import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { graphErrorCodes, issueSentences, refusals } from '../packages/schema/src/errors.ts';
import { root } from './run.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

it('documents every error code', () => {
  const page = read('docs/errors.md');
  const codes = [...Object.keys(issueSentences), ...Object.keys(refusals), ...graphErrorCodes];

  expect(codes.filter((code) => !page.includes(`\n| \`${code}\` `))).toEqual([]);
});

it('names every page of docs/ in its map', () => {
  const map = read('docs/README.md');
  const pages = [...map.matchAll(/\]\(([\w-]+\.md)\)/g)].map((match) => match[1] ?? '');

  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((page) => read(`docs/${page}`).length < 100)).toEqual([]);
});

it('lists every setting of the README in .env.example, and no other', () => {
  const documented = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]);
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1]);

  expect(documented.length).toBeGreaterThan(10);
  expect(example.toSorted()).toEqual(documented.toSorted());
});
