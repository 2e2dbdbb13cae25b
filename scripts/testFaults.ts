import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { createReport } from './faults/report.ts';
import type { Means } from './faults/Row.ts';
import { rows } from './faults/rows.ts';
import { startCluster } from './machine/postgres.ts';

/**
 * `npm run test:faults`: what goes wrong beneath a server, done to it on purpose: processes killed,
 * databases stopped and paused, full disks, mail servers that misbehave, clocks that are wrong. Each
 * row of docs/reliability.md prints what was done and what was counted. `--only=T85,T94` runs some,
 * `--quick` does less of each, `--answers`, `--pause` (seconds) and `--steps` say how much.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    answers: { type: 'string' },
    pause: { type: 'string' },
    steps: { type: 'string' },
  },
});
const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !rows.some((row) => row.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${rows.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
const cluster = await startCluster({ isDurable: true });
if (!cluster) {
  console.error('PostgreSQL is not installed. Install it: apt-get install -y postgresql');
  process.exit(1);
}
const means: Means = {
  cluster,
  answers: Number(values.answers ?? (values.quick ? 2_000 : 10_000)),
  pauseSeconds: Number(values.pause ?? (values.quick ? 8 : 20)),
  steps: Number(values.steps ?? (values.quick ? 2 : 6)),
};

const summary: string[] = [];
let hasFailed = false;
try {
  for (const { id, title, run } of rows) {
    if (wanted && !wanted.includes(id)) continue;
    console.log(`\n${id}  ${title}`);
    const report = createReport((line) => console.log(line));
    const beganAt = performance.now();
    await run(means, report).catch((error: unknown) => {
      report.check(
        false,
        `it ran to its end: ${error instanceof Error ? error.stack : String(error)}`,
      );
    });
    const seconds = Math.round((performance.now() - beganAt) / 1_000);
    const { failures, skipped } = report.outcome;
    hasFailed ||= failures.length > 0;
    const fate = failures.length > 0 ? 'FAIL' : 'pass';
    const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
    summary.push(`${fate}  ${id}  ${title} (${seconds} s${left})`);
  }
} finally {
  cluster.stop();
}
console.log(`\n${summary.join('\n')}`);
console.log(`\nload of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
process.exit(hasFailed ? 1 : 0);
