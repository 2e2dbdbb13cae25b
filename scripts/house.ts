import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root, runOrExit } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * `npm run house`: prints the size and shape of the code base, with its goals
 * (docs/architecture.md). Fails above the limits, which are the last values reached: a figure that
 * improves lowers its limit in the same commit. `-- --list` names the files; `-- --loops` prints the seconds of
 * each loop of a developer instead, which takes some minutes.
 */
interface Figure {
  name: string;
  value: number;
  /** The last value reached. */
  limit: number;
  goal: number;
}

/** Commands that a developer waits for again and again. */
const loops: [name: string, program: string, ...args: string[]][] = [
  ['generated code', 'node', 'scripts/codegen.ts'],
  ['tests of one file', 'vitest', 'run', '--project', 'schema', 'rules'],
  ['npm run check', 'node', 'scripts/check.ts'],
  ['npm run build, nothing changed', 'turbo', 'run', 'build', '--output-logs=errors-only'],
];

if (process.argv.includes('--loops')) {
  for (const [name, program, ...args] of loops) {
    const began = performance.now();
    await runOrExit(program, args, { quiet: true });
    console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }
  // Starts of `npm run dev` and an edit in each package.
  await runOrExit('node', ['lab/devLoop.ts']);
  process.exit(0);
}

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
/** Without tests, stories, styles and sentences; `sourceFiles` leaves out generated files. */
const isProduct = (file: string) =>
  !/\.(test|stories|fixtures|css|d)\.tsx?$|\/test\/|\/(messages|polish)\.ts$|([wW]ords|texts)\/[a-z]+\.ts$/.test(
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

/** Files and folders in each source folder, tests, styles and stories included. */
const entriesOf = new Map<string, Set<string>>();
for (const file of sourceFiles('packages/*/src/**/*.*')) {
  for (let path = file; !path.endsWith('/src'); path = dirname(path)) {
    const folder = dirname(path);
    entriesOf.set(folder, (entriesOf.get(folder) ?? new Set()).add(path));
  }
}
/** A component's folder is where its stories are looked for, however few files it holds. */
const isComponent = (entries: Set<string>) =>
  [...entries].some((entry) => entry.endsWith('.stories.tsx'));
const thinFolders = [...entriesOf].filter(
  ([folder, entries]) => !folder.endsWith('/src') && entries.size < 3 && !isComponent(entries),
);

/** Private words and the field's term for each. A name that holds one of them is refused. */
const privateWords: readonly [word: RegExp, term: string][] = [
  [
    /^([hH]ollow|[eE]ars?|[hH]ears?|[hH]eard)(?![a-z])/,
    'template slot, listener, subscription, message handler',
  ],
  [
    /^(within|withinPatience|takeAtLeast|promptly|whileHeard|NothingHeard)$/,
    'withTimeout, deadline',
  ],
  [/^(createTurns|taskQueue)$/, 'pLimit, queue'],
  [/gatherer|^fate$|^intake$/i, 'batcher, result, ingestion'],
  [/^(createSharedReads|catchUpOnce|underWay)$/, 'coalesce, singleFlight'],
  [/^(createRounds|doBatches)$/, 'poll, runInBatches'],
  [/^(spread|spreadOut)$/, 'jitter'],
  [/^recentlyUsed/, 'lru-cache'],
  [/^tell[A-Z]|^told/, 'notify, notified'],
  [/^ask(AsNobody|Server)$/, 'requestAnonymously, request'],
  [/^(found|present|rest)$/, 'orNotFound, assertFound, drain, remainder, yieldToEventLoop'],
  [/^(use)?[lL]ate[A-Z]|^(keep|load)Once$/, 'lazy'],
  [/^(drawScreen|makeStill)$/, 'prerender'],
  [/haste$/i, 'throttle'],
  [/^(guardLeaving|LeaveGuard)$/, 'unsaved-changes guard, kiosk exit'],
  [/^(Bench|heirOf|vitals|lent|thingAt|knife|theirs|mine)$/, 'see docs/glossary.md'],
  [/courseOf|Course$/, 'rating series'],
  [/^letGo|farewell/i, 'delete, purge, anonymize, dropPartition'],
  [/mailRoom|^followDeletions$/i, 'mail test queue, remindAndPurgeDeletedAccounts'],
  [/^(admitKey|touch|isNews|HeldApiKey)$/, 'authenticateApiKey, updateLastUsed'],
  [
    /^(makeCare|lookedInto|packCounted|noteCounted|talliedWord|wordings)$/,
    'word counts, surface forms',
  ],
  [/^(want|wanted|ifLost)$/, 'focusTarget'],
  [/trouble$/i, 'isRetryable'],
  [/^(fieldKinds|formKind|frameKind|EditedKind|DocumentKind)$/, 'fieldTypes, editorConfig'],
  [/^ground$/, 'background'],
];
/** Each name that a file declares at its top, and the file's own. */
function namesIn(file: string): string[] {
  const declared = /^(?:export )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
  const names = [...(texts.get(file) ?? '').matchAll(declared)].map(([, name = '']) => name);
  return [...new Set([...names, basename(file).replace(/\..*$/, '')])];
}
const namedPrivately = files.flatMap((file) =>
  namesIn(file).flatMap((name) => {
    const [, term] = privateWords.find(([word]) => word.test(name)) ?? [];
    return term === undefined ? [] : [`${file}: ${name} (${term})`];
  }),
);
/** Comments that define by a question word. A sentence says what a thing does, is or returns. */
const questionComments = files.flatMap((file) =>
  [
    ...(texts.get(file) ?? '').matchAll(
      /^\s*(?:\/\*\*|\/\/|\/\*\*?\n\s*\*) (What|Who|Whether|How)\b.*/gm,
    ),
  ].map(([line]) => `${file}: ${line.trim()}`),
);
const depthOf = (file: string) => dirname(file).split('/').length - 3;

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = sourceFiles('docs/**/*.md');

const figures: Figure[] = [
  { name: 'product files', value: files.length, limit: 1_588, goal: 1_500 },
  {
    name: 'product lines',
    value: files.reduce((sum, file) => sum + linesOf(file), 0),
    limit: 162_020,
    goal: 103_000,
  },
  { name: 'files ≤ 30 lines with one caller', value: withOneCaller.length, limit: 71, goal: 100 },
  { name: 'names exported by several files', value: exportedTwice.length, limit: 0, goal: 0 },
  { name: 'private words in names', value: namedPrivately.length, limit: 0, goal: 0 },
  {
    name: 'comments that begin with a question word',
    value: questionComments.length,
    limit: 0,
    goal: 0,
  },
  {
    name: 'folders with fewer than three files',
    value: thinFolders.length,
    limit: 0,
    goal: 0,
  },
  {
    name: 'files deeper than five folders',
    value: files.filter((file) => depthOf(file) > 5).length,
    limit: 0,
    goal: 0,
  },
  {
    name: 'npm scripts at the root',
    value: Object.keys(scripts).filter((name) => name !== 'postinstall').length,
    limit: 21,
    goal: 20,
  },
  {
    name: 'documents over 25 KB',
    value: pages.filter((page) => Buffer.byteLength(read(page)) > 25_000).length,
    limit: 0,
    goal: 0,
  },
];

for (const { name, value, limit, goal } of figures) {
  const state = value > limit ? 'ABOVE ITS LIMIT' : value > goal ? '' : 'met';
  const [now, most, aim] = [value, limit, goal].map((figure) => figure.toLocaleString('en-US'));
  console.log(`${name.padEnd(41)}${now?.padStart(9)}  limit ${most}, goal ${aim}  ${state}`);
  if (value > limit) process.exitCode = 1;
}
if (process.argv.includes('--list')) {
  for (const [name, of] of exportedTwice) console.log(`${name}: ${[...of].join(', ')}`);
  for (const [folder] of thinFolders) console.log(`thin folder: ${folder}`);
  for (const name of namedPrivately) console.log(`private word: ${name}`);
  for (const comment of questionComments) console.log(`question word: ${comment}`);
  for (const file of withOneCaller) console.log(`one caller: ${file}`);
}
