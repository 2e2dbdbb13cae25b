import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import {
  renderAccessibility,
  renderChapter,
  renderChapters,
  renderPlan,
  type Attack,
  type Chapter,
  type Criterion,
} from './docPages.ts';
import {
  createLookup,
  findChapterProblems,
  findPageProblems,
  findPlanProblems,
} from './docProblems.ts';
import { root } from './run.ts';

/**
 * `node scripts/docs.ts` writes the pages that are data: docs/specification, docs/security-plan.md and
 * docs/accessibility.md.
 * `--check`, a step of `npm run check`, fails when one is stale, when a page is longer than 25 KB or has a
 * table wider than a screen, and when a page or the data names a file that is not there.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const chapters = new Map(
  globSync('docs/specification/*.json', { cwd: root })
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((data) => [data, JSON.parse(read(data)) as Chapter]),
);
const criteria = JSON.parse(read('docs/accessibility.json')) as Criterion[];
const attacks = JSON.parse(read('docs/security-plan.json')) as Attack[];

const rendered = new Map([
  ...[...chapters].map(
    ([data, chapter]) => [data.replace(/json$/, 'md'), renderChapter(data, chapter)] as const,
  ),
  ['docs/specification/README.md', renderChapters(chapters)],
  ['docs/security-plan.md', renderPlan(attacks)],
  ['docs/accessibility.md', renderAccessibility(criteria)],
]);
const stale = [...rendered.keys()].filter(
  (page) => !existsSync(`${root}${page}`) || read(page) !== rendered.get(page),
);
if (!values.check)
  for (const page of stale) writeFileSync(`${root}${page}`, rendered.get(page) ?? '');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(`${root}${file}`));
const lookup = createLookup(files);
const pages = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
// A stale page will be written anew: its data is what is checked.
const settled = pages.filter((page) => !values.check || !stale.includes(page));
const problems = [
  ...(values.check ? stale.map((page) => `${page} is stale: run node scripts/docs.ts.`) : []),
  ...findChapterProblems(chapters, lookup),
  ...findPlanProblems(attacks, read('docs/security.md'), lookup),
  ...findPageProblems(new Map(settled.map((page) => [page, read(page)])), lookup),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`${pages.length} pages, ${problems.length} problems`);
