import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from '../scripts/machine/chromium.ts';
import { startCluster } from '../scripts/machine/postgres.ts';
import { run, runOrExit } from '../scripts/run.ts';
import { isRowPassed, readFiles, rows, type FileOutcome } from './security/plan.ts';

/**
 * `npm run -w lab security`: the test plan of docs/security-plan.json, row by row. Each row is some test
 * files; it has passed when all of them ran, on both databases where they differ, and nothing failed.
 * `-- --all` sends the long counts: 20,000 requests of REST and 20,000 operations of the graph.
 * `-- --row=T51` runs one row, `-- --list` prints the plan.
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    row: { type: 'string', multiple: true },
    list: { type: 'boolean' },
  },
});
if (values.list) {
  for (const { id, what, files } of rows) console.log([`${id} ${what}`, ...files].join('\n     '));
  process.exit(0);
}
const chosen = rows
  .filter(({ id }) => !values.row || values.row.includes(id))
  .filter(({ isLong }) => values.all || !isLong)
  .filter(({ id, needs }) => {
    const isThere = needs === undefined || spawnSync(needs, ['--version']).error === undefined;
    if (!isThere) console.warn(`${id} is left out: apt-get install ${needs}`);
    return isThere;
  });
const files = [...new Set(chosen.flatMap((row) => row.files))];
const reports = mkdtempSync(join(tmpdir(), 'hearback-security-'));
// Twelve minutes on two quiet cores; what hangs is ended.
const limitSeconds = values.all ? 7_200 : 1_800;
const environment: Record<string, string> = {
  CHROMIUM_PATH: findChromium(),
  // Enables the tests that `npm test` has no time for.
  SECURITY: '1',
  ...(values.all && { SECURITY_ALL: '1', SECURITY_REQUESTS: '20000' }),
};
const began = Date.now();
const outcomes = new Map<string, FileOutcome[]>();
const broken: string[] = [];

const note = (found: ReadonlyMap<string, FileOutcome>) => {
  for (const [file, outcome] of found) {
    outcomes.set(file, [...(outcomes.get(file) ?? []), outcome]);
  }
};

/** Runs test files, and notes how each came out. */
async function vitest(name: string, some: readonly string[], env: Record<string, string>) {
  if (some.length === 0) return;
  console.log(`… ${name}: ${some.length} files`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const args = ['run', ...some, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', args, { env: { ...environment, ...env }, limitSeconds });
  if (!existsSync(report)) {
    broken.push(`${name} ended with ${code} and left no report`);
    return;
  }
  const found = readFiles(readFileSync(report, 'utf8'), some);
  note(found);
  const isTold = [...found.values()].some(({ failures }) => failures.length > 0);
  if (code !== 0 && !isTold) broken.push(`${name} ended with ${code}, and no test says why`);
}

/** Journeys in a browser, through the built product. */
async function playwright(some: readonly string[]) {
  if (some.length === 0) return;
  console.log(`… journeys in a browser: ${some.length} files`);
  for (const file of some) {
    const args = ['test', file, '--config', 'e2e/playwright.config.ts', '--project=embedded'];
    const code = await run('playwright', [...args, '--reporter=line'], {
      env: environment,
      limitSeconds,
    });
    const failures = code === 0 ? [] : ['a journey, as said above'];
    note(new Map([[file, { passed: code === 0 ? 1 : 0, failures }]]));
  }
}

const units = files.filter((file) => !file.startsWith('e2e/'));
await runOrExit('turbo', ['run', 'build'], { quiet: true });
const cluster = await startCluster();
if (!cluster) broken.push('PostgreSQL is not installed, so limits over processes are not tested');
try {
  await vitest('on the embedded database', units, {});
  if (cluster) {
    const ofDatabase = units.filter((file) => file.startsWith('packages/api/src/'));
    await vitest('on PostgreSQL', ofDatabase, { TEST_DATABASE_URL: cluster.url });
  }
  await playwright(files.filter((file) => file.startsWith('e2e/')));
} finally {
  cluster?.stop();
  rmSync(reports, { recursive: true });
}

const passed = chosen.filter((row) => isRowPassed(row, outcomes));
for (const row of chosen) {
  const tests = row.files
    .flatMap((file) => outcomes.get(file) ?? [])
    .reduce((sum, one) => sum + one.passed, 0);
  const mark = passed.includes(row) ? '✓' : '✗';
  console.log(`${mark} ${row.id.padEnd(5)} ${String(tests).padStart(4)} passed  ${row.what}`);
}
for (const file of files) {
  for (const title of (outcomes.get(file) ?? []).flatMap(({ failures }) => failures)) {
    console.error(`✗ ${file}: ${title}`);
  }
  if (!outcomes.has(file)) console.error(`✗ ${file} did not run`);
}
for (const sentence of broken) console.error(`✗ ${sentence}`);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\n${passed.length} of ${chosen.length} rows passed in ${minutes} min`);
if (passed.length < chosen.length || chosen.length === 0 || broken.length > 0) process.exitCode = 1;
