import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { graphErrorCodes, issueSentences, refusals } from '../packages/schema/src/errors.ts';
import { renderChapter, type Point } from './docPages.ts';
import {
  createLookup,
  findChapterProblems,
  findPageProblems,
  findPlanProblems,
} from './docProblems.ts';
import { root } from './run.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

it('documents every error code', () => {
  const page = read('docs/errors.md');
  const codes = [...Object.keys(issueSentences), ...Object.keys(refusals), ...graphErrorCodes];

  expect(codes.filter((code) => !page.includes(`\n- \`${code}\``))).toEqual([]);
});

it('names every page of docs/ in its map', () => {
  const map = read('docs/README.md');
  const pages = readdirSync(`${root}docs`).filter((name) => /^(?!README).*\.md$/.test(name));

  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((page) => !map.includes(`](${page})`))).toEqual([]);
});

it('names every recipe in CONTRIBUTING', () => {
  const page = read('CONTRIBUTING.md');
  const recipes = readdirSync(`${root}docs/recipes`);

  expect(recipes.length).toBeGreaterThan(10);
  expect(recipes.filter((recipe) => !page.includes(`](docs/recipes/${recipe})`))).toEqual([]);
});

it('lists every setting of the README in .env.example, and no other', () => {
  const documented = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]);
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1]);

  expect(documented.length).toBeGreaterThan(10);
  expect(example.toSorted()).toEqual(documented.toSorted());
});

const lookup = createLookup(['e2e/main-job.spec.ts', 'packages/app/src/shell/AppShell.tsx']);

describe('the chapters of the specification', () => {
  const chapterOf = (...points: Partial<Point>[]) =>
    new Map([
      [
        'docs/specification/1.json',
        {
          title: '1. Purpose',
          sections: [
            {
              points: points.map((point) => ({
                id: '1.1',
                point: 'Register',
                code: ['packages/app/src/shell/AppShell.tsx'],
                tests: ['e2e/main-job.spec.ts (the error)'],
                ...point,
              })),
            },
          ],
        },
      ],
    ]);
  const problemsOf = (...points: Partial<Point>[]) =>
    findChapterProblems(chapterOf(...points), lookup);

  it('may name files that are there, with a note', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Partial<Point>, string]>([
    ['a file that is gone', { code: ['packages/app/src/Gone.tsx'] }, 'names packages/app/src/Gone'],
    ['a test that moved', { tests: ['main-job.spec.ts'] }, 'become e2e/main-job.spec.ts?'],
    ['no file at all', { code: [] }, 'is met, and names no file'],
    ['a state of its own', { state: 'nearly' }, 'has no such state: nearly'],
    ['nothing that is missing', { state: 'partly: ' }, 'has no such state'],
  ])('may not name %s', (_, point, sentence) => {
    expect(problemsOf(point)).toEqual([expect.stringContaining(sentence)]);
  });

  it('may not give an id twice', () => {
    expect(problemsOf({}, { point: 'Log in' })).toEqual([
      'docs/specification: two points are 1.1.',
    ]);
  });

  it('become pages whose links tell files of one name apart', () => {
    const [[data, chapter] = []] = chapterOf({
      code: ['packages/api/src/company/routes.ts', 'packages/api/src/code/routes.ts (publish)'],
      tests: [],
      state: 'partly: no letter',
    });
    const page = renderChapter(data ?? '', chapter ?? { title: '', sections: [] });

    expect(page).toContain('**1.1** Register (partly: no letter)');
    expect(page).toContain('[company/routes.ts], [code/routes.ts] (publish). Checked by hand.');
    expect(page).toContain('[code/routes.ts]: ../../packages/api/src/code/routes.ts');
  });
});

it('finds rows of the security plan without their files, and promises without a row', () => {
  const attacks = [
    { id: 'T1', what: 'guessing', files: ['e2e/main-job.spec.ts'] },
    { id: 'T2', what: 'forging', files: ['e2e/gone.spec.ts'] },
  ];

  expect(findPlanProblems(attacks, 'Nobody guesses. T1, T3', lookup)).toEqual([
    'docs/security.md: T3 is no row of the plan.',
    'docs/security-plan.json: T2 names e2e/gone.spec.ts, which is not there.',
  ]);
});

describe('pages', () => {
  const problemsOf = (text: string, page = 'docs/page.md') =>
    findPageProblems(
      new Map([
        [page, text],
        ['docs/README.md', '# Map\n\n## A page, found'],
      ]),
      createLookup(['docs/README.md', page, 'packages/api/src/company/routes.ts']),
    );

  it('may name files, folders, headings and anything of a kind', () => {
    const text = [
      '[map](README.md#a-page-found), [by reference], [its folder](../packages/api/src/company/)',
      '`packages/api/src/<thing>/routes.ts`, `packages/*/src`, `packages/app/dist/client`',
      '```sh\ncat [no](link.md)\n```',
      '[by reference]: ../packages/api/src/company/routes.ts',
    ].join('\n\n');

    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['a link to nothing', '[map](MAP.md)', 'links to docs/MAP.md'],
    ['a reference to nothing', '[map]\n\n[map]: MAP.md', 'links to docs/MAP.md'],
    ['a heading that is gone', '[map](README.md#a-page)', 'README.md#a-page, and there is no such'],
    [
      'a path that is gone',
      '`packages/api/routes.ts`',
      'become packages/api/src/company/routes.ts?',
    ],
    ['a kind without a file', '`packages/<name>/main.ts`', 'names packages/<name>/main.ts'],
    ['a table wider than a screen', `| a |\n| - |\n| ${'b'.repeat(140)} |`, 'line 3: a table'],
    ['more than 25 KB', 'word '.repeat(5_001), 'has 25005 bytes'],
  ])('may not have %s', (_, text, sentence) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(sentence)]);
  });

  it('that tell of a decision keep the paths of their day', () => {
    expect(problemsOf('`packages/api/routes.ts`', 'docs/decisions/0001-versions.md')).toEqual([]);
  });
});
