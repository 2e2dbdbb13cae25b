import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * `npm run house`: the size and shape of the code base, with its goals (docs/architecture.md). It fails
 * above the limits, which are what was reached last: a figure that gets better takes its limit along,
 * in the same commit.
 */
interface Figure {
  name: string;
  value: number;
  /** What was reached last. */
  limit: number;
  goal: number;
}

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
/** Without tests, stories, styles and sentences. */
const isProduct = (file: string) =>
  !/\.(test|stories|fixtures|css|d)\.tsx?$|\/test\/|\/(messages|polish)\.ts$|[wW]ords\/[a-z]+\.ts$/.test(
    file,
  );

const files = sourceFiles('packages/*/src/**/*.{ts,tsx}').filter(isProduct);
const texts = new Map(files.map((file) => [file, read(file)]));
const linesOf = (file: string) => (texts.get(file)?.match(/\n/g) ?? []).length;

/** The product file behind a relative import. */
function fileBehind(importer: string, from: string): string | undefined {
  const path = join(dirname(importer), from);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => texts.has(file));
}

const importers = new Map<string, Set<string>>();
for (const [file, text] of texts) {
  for (const [, from = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']*)'/g)) {
    const target = fileBehind(file, from);
    if (target === undefined || target === file) continue;
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
}
const withOneCaller = files.filter(
  (file) => importers.get(file)?.size === 1 && linesOf(file) <= 30,
);

/** Names that several files export, without those that a door hands on. */
const exporters = new Map<string, Set<string>>();
for (const [file, text] of texts) {
  const declared = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
  for (const [, name = ''] of text.matchAll(declared)) {
    exporters.set(name, (exporters.get(name) ?? new Set()).add(file));
  }
}
const exportedTwice = [...exporters].filter(([, of]) => of.size > 1);

const filesIn = new Map<string, number>();
for (const file of files) {
  filesIn.set(dirname(file), (filesIn.get(dirname(file)) ?? 0) + 1);
}
const depthOf = (file: string) => dirname(file).split('/').length - 3;

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = sourceFiles('docs/**/*.md');

const figures: Figure[] = [
  { name: 'product files', value: files.length, limit: 2_218, goal: 1_500 },
  {
    name: 'product lines',
    value: files.reduce((sum, file) => sum + linesOf(file), 0),
    limit: 120_607,
    goal: 103_000,
  },
  { name: 'files ≤ 30 lines with one caller', value: withOneCaller.length, limit: 336, goal: 100 },
  { name: 'names exported by several files', value: exportedTwice.length, limit: 143, goal: 0 },
  {
    name: 'folders with fewer than three files',
    value: [...filesIn.values()].filter((count) => count < 3).length,
    limit: 148,
    goal: 0,
  },
  {
    name: 'files deeper than five folders',
    value: files.filter((file) => depthOf(file) > 5).length,
    limit: 0,
    goal: 0,
  },
  { name: 'npm scripts at the root', value: Object.keys(scripts).length, limit: 20, goal: 20 },
  {
    name: 'documents over 25 KB',
    value: pages.filter((page) => Buffer.byteLength(read(page)) > 25_000).length,
    limit: 3,
    goal: 0,
  },
];

for (const { name, value, limit, goal } of figures) {
  const state = value > limit ? 'ABOVE ITS LIMIT' : value > goal ? '' : 'met';
  const [now, most, aim] = [value, limit, goal].map((figure) => figure.toLocaleString('en-US'));
  console.log(`${name.padEnd(38)}${now?.padStart(9)}  limit ${most}, goal ${aim}  ${state}`);
  if (value > limit) process.exitCode = 1;
}
if (process.argv.includes('--list')) {
  for (const [name, of] of exportedTwice) console.log(`${name}: ${[...of].join(', ')}`);
  for (const file of withOneCaller) console.log(`one caller: ${file}`);
}
