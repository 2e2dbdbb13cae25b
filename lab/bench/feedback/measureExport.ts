import { readFileSync } from 'node:fs';

import type { FullProduct } from './product.ts';

/** Costs of an export, for its reader and for other requests. */
export interface ExportCost {
  rows: number;
  seconds: number;
  memoryMb: number;
  idleP99Ms: number;
  p99Ms: number;
}

const memoryMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ] ?? 0;

/** Sends requests until it is stopped, and returns the duration of each. */
async function askUntil(work: () => Promise<unknown>, isOver: (asked: number) => boolean) {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Number of line ends in a chunk. */
const countLines = (chunk: Uint8Array): number => {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
};

/** Downloads all feedback as a file while another person works. */
export async function measureExport(
  { origin, pid, access }: FullProduct,
  format: string,
  work: () => Promise<unknown>,
): Promise<ExportCost> {
  await askUntil(work, (asked) => asked === 50);
  // Before and after, since the machine has other work, too.
  const idleBefore = await askUntil(work, (asked) => asked === 300);
  const before = memoryMbOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryMbOf(pid))), 50);

  let isDone = false;
  const startedAt = performance.now();
  const download = async () => {
    const response = await fetch(`${origin}/api/feedback/export/?file_format=${format}`, {
      headers: { authorization: `Bearer ${access}` },
    });
    let rows = -1;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      if (format === 'csv') rows += countLines(chunk);
    }
    const announced = Number(response.headers.get('x-row-count'));
    if (format === 'csv' && rows !== announced) {
      throw new Error(`The file has ${rows} rows, its header says ${announced}.`);
    }
    isDone = true;
    return announced;
  };
  const [rows, busy] = await Promise.all([download(), askUntil(work, () => isDone)]);
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(watch);
  const idleAfter = await askUntil(work, (asked) => asked === 300);
  return {
    rows,
    seconds,
    memoryMb: most - before,
    idleP99Ms: percentile([...idleBefore, ...idleAfter], 0.99),
    p99Ms: percentile(busy, 0.99),
  };
}
