import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium, findHeadlessShell } from '../scripts/machine/chromium.ts';
import { requireCitus, startCitus } from '../scripts/machine/citus.ts';
import { findDecoder } from '../scripts/machine/programs.ts';
import { type Outcome, readPlaywright, readVitest } from '../scripts/readReport.ts';
import { root, run, runOrExit } from '../scripts/run.ts';

/**
 * `npm run test:citus`: the product on a cluster of this machine with Citus. Faults of nodes (`lab/topology.ts --citus`),
 * the API's tests on databases that are distributed over four shards, and the main journeys in a browser. `--only=nodes`,
 * `api` or `journeys` runs one of them, for whose tests file names may follow. Where Citus is not installed it says so;
 * with REQUIRE_CITUS=1 it fails then.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const suites = ['nodes', 'api', 'journeys'] as const;
const wanted = suites.filter((name) => values.only === undefined || values.only === name);
if (wanted.length === 0 || (positionals.length > 0 && wanted.length > 1)) {
  console.error(`--only is one of ${suites.join(', ')}. Files may follow for one of them.`);
  process.exit(1);
}
requireCitus();

const reports = mkdtempSync(join(tmpdir(), 'hearback-citus-'));

/** Each promise of the topology is a line, as each test is elsewhere. */
async function runNodes(): Promise<Outcome> {
  const child = spawn(process.execPath, ['lab/topology.ts', '--citus'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += String(chunk);
    process.stdout.write(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const linesOf = (result: string) =>
    printed.split('\n').filter((line) => line.startsWith(`  ${result} `));
  const failures = linesOf('FAILED').map((line) => `nodes: ${line.trim()}`);
  if (code !== 0 && failures.length === 0) failures.push(`nodes: exit code ${code}`);
  return { passed: linesOf('ok').length, skipped: linesOf('skipped').length, failures };
}

/** Runs a suite on a cluster of a coordinator and two workers. */
async function onCluster(work: (env: Record<string, string>) => Promise<Outcome>) {
  const servers = await startCitus();
  try {
    return await work({
      TEST_DATABASE_URL: servers.coordinator.url,
      TEST_CITUS_WORKERS: servers.workers.map(({ url }) => url).join(','),
    });
  } finally {
    servers.stop();
  }
}

const runApi = () =>
  onCluster(async (env) => {
    const file = join(reports, 'api.json');
    const reporters = ['--reporter=default', '--reporter=./scripts/testReporter.ts'];
    const code = await run('vitest', ['run', '--project', 'api', ...positionals, ...reporters], {
      env: { ...env, TEST_REPORT: file },
    });
    return readVitest(file, 'api', code);
  });

const runJourneys = () =>
  onCluster(async (env) => {
    findDecoder();
    const chromium = findChromium();
    const shell = findHeadlessShell();
    await runOrExit('turbo', ['run', 'build', '--filter=@hearback/app'], { quiet: true });
    const file = join(reports, 'journeys.json');
    const files = positionals.length > 0 ? positionals : ['main-job'];
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...files];
    const code = await run('playwright', args, {
      env: {
        ...env,
        CHROMIUM_PATH: chromium,
        ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return readPlaywright(file, 'journeys', code);
  });

const programs = { nodes: runNodes, api: runApi, journeys: runJourneys };
const titles = {
  nodes: 'promises of the topology, faults of nodes',
  api: 'tests of the API',
  journeys: 'journeys in a browser',
};
const lines: string[] = [];
try {
  for (const name of wanted) {
    const { passed, skipped, failures } = await programs[name]();
    for (const failure of failures) console.log(`FAILED ${failure}`);
    lines.push(
      `${name}: ${titles[name]}: ${passed} passed, ${failures.length} failed, ${skipped} skipped`,
    );
    if (failures.length > 0 || passed === 0) process.exitCode = 1;
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\nOn Citus:\n${lines.join('\n')}`);
