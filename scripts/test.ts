import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from './machine/chromium.ts';
import { findDecoder } from './machine/programs.ts';
import { startCluster } from './machine/postgres.ts';
import { readPlaywright, readVitest, type Outcome } from './readReport.ts';
import { run, runOrExit } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';
import { shareTests } from './testsOfDatabases.ts';

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

/** Runs a part and says how long it took. */
async function runPart(name: string, program: string, args: string[], env: Record<string, string>) {
  console.log(`… ${name}`);
  const began = Date.now();
  const exitCode = await run(program, args, { env, limitSeconds: partLimitSeconds });
  console.log(`— ${name}: ${Math.round((Date.now() - began) / 1_000)} s\n`);
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
  const { embedded, server } = shareTests(
    sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts'),
  );
  const onServerAlone =
    values.databases === 'both' ? [] : server.filter((file) => !embedded.includes(file));
  await vitest(
    'units',
    onServerAlone.flatMap((file) => ['--exclude', `**/${file}`]),
    environment,
  );
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

async function testJourneys() {
  const file = join(reports, 'e2e.json');
  const env = {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(cluster ? { TEST_DATABASE_URL: cluster.url } : {}),
  };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  if (!cluster) args.push('--project=embedded');
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
  if (wants('stories')) await testStories();
  if (wants('e2e')) await testJourneys();
} finally {
  cluster?.stop();
}

for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${failures.length} failed${skipped}`);
if (failures.length > 0 || counts.passed === 0) process.exitCode = 1;
