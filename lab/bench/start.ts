import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../scripts/machine/freePort.ts';
import { root } from '../../scripts/run.ts';
import { median } from './median.ts';

/**
 * `npm run -w lab bench:start`: seconds from `npm start` to the first answered page, on the embedded database with the
 * sample workspace. The first start makes the database; the others find it, and everything built. Beside it the parts
 * that a start cannot do without: npm and Node themselves, turbo's look at what is built, and Node with the product's modules.
 * BENCH_STARTS changes the number of starts.
 */
const starts = Number(process.env['BENCH_STARTS'] ?? 7);
const longestMs = 120_000;

const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-start-'));

const isAnswered = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Seconds until a page is answered by what a command starts. The process has ended when this returns. */
async function secondsToPage(command: string, ...args: string[]): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const product = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => {
    product.on('exit', resolve);
  });
  try {
    while (!(await isAnswered(`http://127.0.0.1:${port}/`))) {
      if (performance.now() - began > longestMs) throw new Error('No page was answered.');
      await wait(10);
    }
    return (performance.now() - began) / 1_000;
  } finally {
    if (product.pid !== undefined) process.kill(-product.pid, 'SIGTERM');
    await ended;
  }
}

/** Seconds that a command takes to its end. */
function secondsOf(command: string, ...args: string[]): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: 'ignore' }).on('exit', (code) => {
      if (code === 0) resolve((performance.now() - began) / 1_000);
      else reject(new Error(`${command} ended with ${code}.`));
    });
  });
}

const main = 'packages/gateway/src/main.ts';
const turbo = ['run', 'build', '--filter=@hearback/app', '--output-logs=errors-only'];

try {
  console.log(
    `npm start, which makes the database: ${(await secondsToPage('npm', 'start')).toFixed(1)} s`,
  );
  const rows: Record<string, () => Promise<number>> = {
    'npm start, warm': () => secondsToPage('npm', 'start'),
    'without npm and turbo': () => secondsToPage('node', main),
    'turbo, nothing to build': () => secondsOf('turbo', ...turbo),
    'node alone': () => secondsOf('node', '--eval', '0'),
  };
  // One of each in turn: a machine that slows down slows all of them.
  const measured = new Map<string, number[]>();
  for (let turn = 0; turn < starts; turn += 1) {
    for (const [name, measure] of Object.entries(rows)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure()]);
    }
  }
  for (const [name, seconds] of measured) console.log(`${name}: ${median(seconds).toFixed(2)} s`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
