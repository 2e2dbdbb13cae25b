import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { Running } from '../e2e/stack/process.ts';
import { findChromium } from '../scripts/machine/chromium.ts';
import { freePort } from '../scripts/machine/freePort.ts';
import { findDecoder } from '../scripts/machine/programs.ts';
import { readPlaywright } from '../scripts/readReport.ts';
import { run, runOrExit } from '../scripts/run.ts';
import { isInstalled, prepareBalancer } from './topology/balancers.ts';
import { startLetterFolder } from './topology/letterFolder.ts';
import { startReplicatedPostgres } from './topology/replicatedPostgres.ts';
import { startApp } from './topology/startApp.ts';

/**
 * `npm run -w lab balancer`: runs every journey on a shared server against HAProxy in front of two
 * processes on one PostgreSQL with a replica. Every 20 seconds one of them ends, killed and stopped
 * in turns, and restarts. `--every` (seconds; 0 disables this) and file names of e2e may follow, as
 * may Playwright's options after `--`; `--no-build` uses the existing build.
 */
const { values, positionals } = parseArgs({
  options: {
    every: { type: 'string', default: '20' },
    'no-build': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const everyMs = Number(values.every) * 1_000;

if (!isInstalled('haproxy')) {
  console.error('haproxy is not installed. Install it: apt-get install -y haproxy');
  process.exit(1);
}
const chromium = findChromium();
findDecoder();
if (!values['no-build']) {
  await runOrExit('turbo', ['run', 'build', '--filter=@hearback/app'], { quiet: true });
}
const postgres = await startReplicatedPostgres();
if (!postgres) {
  console.error('PostgreSQL is not installed. Install it: apt-get install -y postgresql');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'hearback-balanced-'));
const letters = await startLetterFolder(folder);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const ports = [await freePort(), await freePort()] as const;

const start = async (at: number): Promise<Running> =>
  startApp({
    HOST: '127.0.0.1',
    PORT: String(ports[at]),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: join(folder, `app${at + 1}`),
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: postgres.replicaUrl,
    SMTP_URL: letters.url,
    MAIL_FROM: 'Hearback <hello@hearback.test>',
    HELP_ADDRESS: 'help@hearback.example',
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    JWT_SECRET: 'the same for both, and only on this machine',
    RATE_LIMIT_FACTOR: '0',
    ACCESS_TTL: '10',
    LOG_LEVEL: 'warn',
  });

const ends = { SIGKILL: 0, SIGTERM: 0 };
const over = new AbortController();
let cannotStart = false;

/** Ends one process after the other, in either way, and brings it back. */
async function endInTurns(apps: Running[]) {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    await wait(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    if (over.signal.aborted) return;
    const at = turn % 2;
    const how = turn % 4 < 2 ? 'SIGKILL' : 'SIGTERM';
    await apps[at]?.end(how);
    ends[how] += 1;
    console.log(`${new Date().toISOString()} app${at + 1}: ${how}`);
    apps[at] = await start(at);
  }
}

const apps: Running[] = [];
const report = join(folder, 'report.json');
let code = 1;
let outcome = readPlaywright(report, 'journeys', code);
const balancer = prepareBalancer('haproxy', { folder, port, apps: ports });
try {
  apps.push(...(await Promise.all([start(0), start(1)])));
  const balancing = balancer.start();
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) await wait(100);
  const ending = (everyMs > 0 ? endInTurns(apps) : Promise.resolve()).catch((error: unknown) => {
    console.error(error);
    cannotStart = true;
  });
  code = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project=balanced',
      // A journey may meet a process that is killed at that moment.
      '--retries=1',
      '--reporter=line,json',
      ...positionals,
    ],
    {
      env: {
        CHROMIUM_PATH: chromium,
        BALANCED_ORIGIN: origin,
        BALANCED_LETTERS: folder,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  outcome = readPlaywright(report, 'journeys', code);
  over.abort();
  await ending;
  balancing.kill('SIGTERM');
} finally {
  await Promise.all(apps.map((app) => app.end('SIGKILL')));
  letters.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
const { passed, secondTries, failures } = outcome;
for (const line of secondTries) console.log(`second try: ${line}`);
for (const line of failures) console.log(`FAILED ${line}`);
console.log(
  [
    `${passed - secondTries.length} passed`,
    `${secondTries.length} at the second try`,
    `${failures.length} failed; meanwhile ${ends.SIGKILL} processes were killed`,
    `${ends.SIGTERM} asked to end.`,
  ].join(', '),
);
process.exit(cannotStart ? 1 : code);
