import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from './machine/chromium.ts';
import { findDecoder } from './machine/programs.ts';
import { startCluster } from './machine/postgres.ts';
import { run, runOrExit } from './run.ts';

/**
 * `npm test`: every test of the product, over all runners, and one line that counts them.
 * `--only=unit|stories|e2e` runs a part. REQUIRE_POSTGRES=1 makes a missing PostgreSQL a failure.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wants = (part: 'unit' | 'stories' | 'e2e') => !values.only || values.only === part;

const reports = mkdtempSync(join(tmpdir(), 'hearback-reports-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds a Vitest report. A runner that left none has failed as a whole. */
function countVitest(file: string, exitCode: number) {
  if (!existsSync(file)) {
    counts.failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests;
  counts.skipped += report.numPendingTests;
  // A file that breaks before its first test, or an unhandled error, is no failed test to Vitest.
  if (exitCode !== 0 && report.numFailedTests === 0) counts.failed += 1;
}

function countPlaywright(file: string, exitCode: number) {
  if (!existsSync(file)) {
    counts.failed += 1;
    return;
  }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
  counts.skipped += stats.skipped;
  if (exitCode !== 0 && stats.unexpected + stats.flaky === 0) counts.failed += 1;
}

async function vitest(name: string, args: string[], env: Record<string, string> = {}) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  console.log(`\n— ${name}`);
  countVitest(file, await run('vitest', ['run', ...args, ...reporters], { env }));
}

const chromium = findChromium();
if (wants('e2e')) findDecoder();
const environment: Record<string, string> = { CHROMIUM_PATH: chromium };
const cluster = await startCluster();
if (!cluster) {
  console.warn('PostgreSQL is not installed here: its tests are SKIPPED.');
  if (process.env['REQUIRE_POSTGRES']) {
    console.error('REQUIRE_POSTGRES is set, so this is a failure.');
    process.exit(1);
  }
}

try {
  await runOrExit('node', ['scripts/codegen.ts']);
  if (wants('unit') || wants('e2e')) {
    await runOrExit('node', ['packages/app/scripts/build.ts', '--no-codegen'], { quiet: true });
  }
  if (wants('unit')) {
    await vitest('unit', [], environment);
    if (cluster) {
      const env = { ...environment, TEST_DATABASE_URL: cluster.url };
      const both = ['--project', 'api', '--project', 'gateway', 'packages/api/', 'accountCalls/'];
      await vitest('unit on PostgreSQL', both, env);
    }
  }
  if (wants('stories')) {
    await vitest('stories', ['--config', 'vitest.storybook.config.ts'], environment);
  }
  if (wants('e2e')) {
    console.log('\n— journeys in a browser');
    const file = join(reports, 'e2e.json');
    const env = {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(cluster ? { TEST_DATABASE_URL: cluster.url } : {}),
    };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    if (!cluster) args.push('--project=embedded');
    countPlaywright(file, await run('playwright', args, { env }));
  }
} finally {
  cluster?.stop();
}

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
