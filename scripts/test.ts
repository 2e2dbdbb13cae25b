import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium, findHeadlessShell } from './machine/chromium.ts';
import { findDecoder } from './machine/programs.ts';
import { startCluster } from './machine/postgres.ts';
import { readPlaywright, readVitest, type Outcome } from './readReport.ts';
import { run, runOrExit } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';
import { leaveOutServerAlone, shareTests } from './testsOfDatabases.ts';

/**
 * `npm test`: runs every test of the product over all runners, and prints one line that counts them.
 * `--only=unit|stories|e2e` runs a part. Nothing is retried. REQUIRE_POSTGRES=1 makes a missing PostgreSQL a failure.
 * Where there is one, tests of databases run on it, and a part of them on the embedded database, too;
 * `--databases=both` runs all on both.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, databases: { type: 'string' } },
});
const wants = (part: 'unit' | 'stories' | 'e2e') => !values.only || values.only === part;

const reports = mkdtempSync(join(tmpdir(), 'hearback-reports-'));
const counts = { passed: 0, skipped: 0 };
const failures: string[] = [];

function count(outcome: Outcome) {
  counts.passed += outcome.passed;
  counts.skipped += outcome.skipped;
  failures.push(...outcome.failures);
}

/**
 * Three times what the longest part takes on two quiet cores: some machines take twice as long. A page that never comes to
 * rest fails its part then, and the others still run.
 */
const partLimitSeconds = 2_700;

/** Seconds that the machine's processors have spent idle, and in all. */
function readProcessors() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    idle: idle / 1_000,
    all: (user + nice + sys + irq + idle) / 1_000,
  }));
  const sum = (key: 'idle' | 'all') => times.reduce((total, time) => total + time[key], 0);
  return { idle: sum('idle'), all: sum('all') };
}

interface Part {
  name: string;
  env: Record<string, string>;
  /** True for a part beside another one: it is shown when it fails, and gives way. */
  isBeside?: boolean;
}

/** Runs a part and says how long it took, and how much of the processors was busy. */
async function runPart({ name, env, isBeside = false }: Part, program: string, args: string[]) {
  console.log(`… ${name}`);
  const began = Date.now();
  const before = readProcessors();
  const exitCode = await run(program, args, {
    env,
    limitSeconds: partLimitSeconds,
    quiet: isBeside,
    givesWay: isBeside,
  });
  const after = readProcessors();
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  const seconds = Math.round((Date.now() - began) / 1_000);
  console.log(`— ${name}: ${seconds} s, processors ${Math.round(busy * 100)} % busy\n`);
  return exitCode;
}

async function vitest(part: Part, args: string[]) {
  const file = join(reports, `${part.name}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/testReporter.ts'];
  const env = { ...part.env, TEST_REPORT: file };
  const exitCode = await runPart({ ...part, env }, 'vitest', ['run', ...args, ...reporters]);
  count(readVitest(file, part.name, exitCode));
}

const chromium = findChromium();
if (wants('unit') || wants('e2e')) findDecoder();
const environment: Record<string, string> = { CHROMIUM_PATH: chromium };
const cluster = await startCluster();
if (!cluster) {
  console.warn('PostgreSQL is not installed here: its tests are SKIPPED.');
  if (process.env['REQUIRE_POSTGRES']) {
    console.error('REQUIRE_POSTGRES is set, so this is a failure.');
    process.exit(1);
  }
}

/**
 * Packages whose tests wait for no clock. In a whole run they go beside the journeys, which wait for letters, tokens
 * and networks and so leave a quarter of two cores idle.
 */
const patient = ['app', 'print', 'schema', 'scripts', 'ui'];
const isWhole = values.only === undefined;

async function testUnits() {
  const others = isWhole ? patient.map((name) => `--project=!${name}`) : [];
  if (!cluster) return vitest({ name: 'units', env: environment }, others);
  const files = sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts');
  const { server } = shareTests(files);
  const leftOut = values.databases === 'both' ? [] : leaveOutServerAlone(files);
  await vitest({ name: 'units', env: environment }, [...others, ...leftOut]);
  const env = { ...environment, TEST_DATABASE_URL: cluster.url };
  const projects = ['--project', 'api', '--project', 'gateway'];
  await vitest({ name: 'units on PostgreSQL', env }, [...projects, ...server]);
}

/** A part of `npm run -w lab scan`: each kind of design, twice. */
async function testScan(isBeside: boolean) {
  const part = { name: 'designs that scan', env: environment, isBeside };
  const exitCode = await runPart(part, 'node', ['lab/scan.ts', '--designs=42']);
  const isRight = exitCode === 0;
  const failures = isRight ? [] : ['designs that scan'];
  count({ passed: isRight ? 1 : 0, skipped: 0, failures });
}

/** Tests that wait for no clock. */
async function testBesideJourneys() {
  const part = { name: 'units beside journeys', env: environment, isBeside: true };
  await vitest(part, [...patient.map((name) => `--project=${name}`), '--maxWorkers=1']);
  await testScan(true);
}

const testStories = () =>
  vitest({ name: 'stories', env: environment }, ['--config', 'vitest.storybook.config.ts']);

/** A run's own reporters take the place of the configured ones. */
async function testPictures() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.warn('Pictures of stories are compared on Linux on x64 alone: they are SKIPPED.');
    return;
  }
  const args = ['--config', 'vitest.visual.config.ts', '--reporter=./.storybook/reviewPage.ts'];
  await vitest({ name: 'pictures of stories', env: environment }, args);
}

/** Some journeys run in Chromium's headless shell, if there is one: see `e2e/playwright.config.ts`. */
async function testJourneys() {
  const shell = findHeadlessShell();
  const file = join(reports, 'e2e.json');
  const env = {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(shell === undefined ? {} : { HEADLESS_SHELL_PATH: shell }),
    ...(cluster ? { TEST_DATABASE_URL: cluster.url } : {}),
  };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  if (!cluster) args.push('--project=embedded*');
  const name = 'journeys in a browser';
  count(readPlaywright(file, name, await runPart({ name, env }, 'playwright', args)));
}

try {
  await runOrExit('node', ['scripts/codegen.ts']);
  if (wants('unit') || wants('e2e')) {
    await runOrExit('turbo', ['run', 'build', '--filter=@hearback/app'], { quiet: true });
  }
  // One after the other: each keeps both cores busy, and a busy machine makes tests wait too long.
  if (wants('unit')) {
    await testUnits();
    if (!isWhole) await testScan(false);
  }
  if (wants('stories')) {
    await testStories();
    await testPictures();
  }
  if (wants('e2e')) await Promise.all([testJourneys(), ...(isWhole ? [testBesideJourneys()] : [])]);
} finally {
  cluster?.stop();
}

for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${failures.length} failed${skipped}`);
if (failures.length > 0 || counts.passed === 0) process.exitCode = 1;
