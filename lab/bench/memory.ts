import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { publishCode } from '../../e2e/stack/code.ts';
import { sampleOwner, type Owner } from '../../e2e/stack/owner.ts';
import { startProcess, type Running } from '../../e2e/stack/process.ts';
import { answerTo, askAtRate, describe } from '../load/ask.ts';
import { memoryOf } from '../load/memory.ts';
import type { ThreadMemory } from './memory/reportMemory.ts';

/**
 * Memory of the whole product on the embedded database with the sample café. It starts twice, since the
 * first start makes the database. Then: memory and processor time at rest, with nobody there; and the
 * most memory under answers, reads, an export, a scan check and a letter with print files. Fails above
 * the limits, which are the last values reached. BENCH_NODE_OPTIONS adds options of Node, to compare them.
 */
const restSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const loadSeconds = Number(process.env['BENCH_LOAD_SECONDS'] ?? 30);

/** Megabytes, and percent of a core. */
const limits = { first: 1_300, rest: 350, load: 480, idle: 1.6 };

/** The threads that are kept a minute after their last task have ended by then. */
const settleSeconds = 75;

const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-memory-'));
const start = () =>
  startProcess('packages/gateway/src/main.ts', [], {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    NODE_OPTIONS: `--import ${new URL('memory/reportMemory.ts', import.meta.url).href} ${process.env['BENCH_NODE_OPTIONS'] ?? ''}`,
  });

const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Seconds of the processor that a process has used. */
function workedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);

/** Prints what the threads hold. */
async function printThreads({ pid, printed }: Running): Promise<void> {
  const from = printed().length;
  process.kill(pid, 'SIGUSR2');
  await wait(4_000);
  const line = /memory (\[.*\])/.exec(printed().slice(from))?.[1] ?? '[]';
  for (const { thread, heapUsed, heapTotal, external } of JSON.parse(line) as ThreadMemory[]) {
    console.log(
      `  thread ${thread}: heap ${megabytes(heapUsed)} of ${megabytes(heapTotal)} MB, ` +
        `WebAssembly and buffers ${megabytes(external)} MB`,
    );
  }
}

/** Answers of visitors, with an owner who reads, exports, and publishes a code with its print files. */
async function putLoadOn({ origin }: Running, owner: Owner): Promise<void> {
  const code = await publishCode(owner);
  const end = Date.now() + loadSeconds * 1_000;
  const answers = askAtRate(origin, answerTo(code.slug), { rate: 20, seconds: loadSeconds });
  const { url } = await owner.ask<{ url: string }>('POST', '/user/export/');
  await (await fetch(`${origin}${url}`)).arrayBuffer();
  await owner.ask('POST', `/code/${code.id}/publish/`, { email_copy: true });
  while (Date.now() < end) {
    await owner.ask('GET', '/stats/overview/');
    await owner.ask('GET', '/stats/home/');
    await owner.ask('GET', '/feedback/?page=1');
  }
  console.log(`  ${describe(await answers)}`);
}

const failures: string[] = [];
function hold(what: string, unit: string, figure: number, limit: number): void {
  console.log(`${what}: ${figure.toFixed(1)} ${unit}, limit ${limit}`);
  if (figure > limit) failures.push(what);
}

try {
  const first = await start();
  const owner = sampleOwner(first);
  hold('first start, most', 'MB', peakOf(first.pid), limits.first);
  await first.stop();

  const running = await start();
  const { email, password } = owner;
  const again = sampleOwner({ origin: running.origin, printed: first.printed });
  if (again.email !== email || again.password !== password)
    throw new Error('No login was printed.');
  try {
    console.log(`second start, most: ${peakOf(running.pid).toFixed(0)} MB`);
    await again.ask('GET', '/stats/home/');
    await wait(settleSeconds * 1_000);
    const before = workedBy(running.pid);
    await wait(restSeconds * 1_000);
    const idle = ((workedBy(running.pid) - before) / restSeconds) * 100;
    hold('at rest', 'MB', memoryOf(running.pid), limits.rest);
    hold('processor at rest', '% of a core', idle, limits.idle);
    await printThreads(running);

    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(running.pid));
    }, 100);
    await putLoadOn(running, again);
    clearInterval(watch);
    hold('under load, most', 'MB', most, limits.load);
    await printThreads(running);
  } finally {
    await running.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`Above the limit: ${failures.join(', ')}.`);
  process.exitCode = 1;
}
