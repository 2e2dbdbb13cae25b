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
 * Four times what the longest part takes on two quiet cores. A page that never comes to rest fails
 * its part then, and the others still run.
 */
const partLimitSeconds = 1_500;

/** Seconds that the machine's processors have spent idle, and in all. */
function readProcessors() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    idle: idle / 1_000,
    all: (user + nice + sys + irq + idle) / 1_000,
  }));
  const sum = (key: 'idle' | 'all') => times.reduce((total, time) => total + time[key], 0);
  return { idle: sum('idle'), all: sum('all') };
}

/** Runs a part and says how long it took, and how much of the processors it kept busy. */
async function runPart(name: string, program: string, args: string[], env: Record<string, string>) {
  console.log(`… ${name}`);
  const began = Date.now();
  const before = readProcessors();
  const exitCode = await run(program, args, { env, limitSeconds: partLimitSeconds });
  const after = readProcessors();
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  const seconds = Math.round((Date.now() - began) / 1_000);
  console.log(`— ${name}: ${seconds} s, processors ${Math.round(busy * 100)} % busy\n`);
  return exitCode;
}

async function vitest(name: string, args: string[], env: Record<string, string>) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/testReporter.ts'];
  const exitCode = await runPart(name, 'vitest', ['run', ...args, ...reporters], {
    ...env,
    TEST_REPORT: file,
  });
  count(readVitest(file, name, exitCode));
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

async function testUnits() {
  if (!cluster) return vitest('units', [], environment);
  const files = sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts');
  const { server } = shareTests(files);
  const leftOut = values.databases === 'both' ? [] : leaveOutServerAlone(files);
  await vitest('units', leftOut, environment);
  await vitest('units on PostgreSQL', ['--project', 'api', '--project', 'gateway', ...server], {
    ...environment,
    TEST_DATABASE_URL: cluster.url,
  });
}

/** A part of `npm run -w lab scan`: each kind of design, twice. */
async function testScan() {
  const args = ['lab/scan.ts', '--designs=42'];
  const exitCode = await runPart('designs that scan', 'node', args, environment);
  const isRight = exitCode === 0;
  const failures = isRight ? [] : ['designs that scan'];
  count({ passed: isRight ? 1 : 0, skipped: 0, failures });
}

const testStories = () =>
  vitest('stories', ['--config', 'vitest.storybook.config.ts'], environment);

/** A run's own reporters take the place of the configured ones. */
async function testPictures() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.warn('Pictures of stories are compared on Linux on x64 alone: they are SKIPPED.');
    return;
  }
  const args = ['--config', 'vitest.visual.config.ts', '--reporter=./.storybook/reviewPage.ts'];
  await vitest('pictures of stories', args, environment);
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
  count(readPlaywright(file, name, await runPart(name, 'playwright', args, env)));
}

try {
  await runOrExit('node', ['scripts/codegen.ts']);
  if (wants('unit') || wants('e2e')) {
    await runOrExit('turbo', ['run', 'build', '--filter=@hearback/app'], { quiet: true });
  }
  // One after the other: each keeps both cores busy, and a busy machine makes tests wait too long.
  if (wants('unit')) {
    await testUnits();
    await testScan();
  }
  if (wants('stories')) {
    await testStories();
    await testPictures();
  }
  if (wants('e2e')) await testJourneys();
} finally {
  cluster?.stop();
}

for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${failures.length} failed${skipped}`);
if (failures.length > 0 || counts.passed === 0) process.exitCode = 1;
