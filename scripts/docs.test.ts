import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

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

/** The pages that people read, by their paths from the root. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(pages)('has a file behind every link of %s', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const files = targets
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => join(dirname(page), target.replace(/#.*$/, '')));

  expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});

describe('the specification', () => {
  const rows = read('docs/specification.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(-+|point)\s*\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const areas = [
    'design system',
    'accounts',
    'companies and locations',
    'form editor',
    'frames and codes',
    'visitor page',
    'statistics',
    'shell',
    'production',
  ];
  const isState = (state = '') =>
    state === 'met' ||
    /^partly: \S/.test(state) ||
    areas.some((area) => state === `later: ${area}`);

  it('has four cells in every row and one of the states', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter((cells) => cells.length !== 4 || !isState(cells[3]))).toEqual([]);
  });

  it('names a file for every point that is met', () => {
    const unfounded = rows.filter(
      ([, where, , state]) => state === 'met' && !where?.includes(']('),
    );

    expect(unfounded).toEqual([]);
  });

  it('counts its points right', () => {
    const states = rows.map(([, , , state]) => state?.split(':')[0]);
    const count = (state: string) => states.filter((each) => each === state).length;

    expect(read('docs/specification.md')).toContain(
      `${rows.length} points: ${count('met')} met, ${count('partly')} partly, ${count('later')} later`,
    );
  });
});
