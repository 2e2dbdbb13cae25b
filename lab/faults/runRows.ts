import { loadavg } from 'node:os';

import { startCluster, type Cluster } from '../../scripts/machine/postgres.ts';
import { createReport, type Report } from './report.ts';

interface PlanRow<Means> {
  id: string;
  title: string;
  /** Only where it is named. */
  isLong?: boolean;
  run: (means: Means, report: Report) => Promise<void>;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function runRow<Means>({ id, title, run }: PlanRow<Means>, means: Means) {
  console.log(`\n${id}  ${title}`);
  const { outcome, ...report } = createReport((line) => console.log(line));
  const beganAt = performance.now();
  await run(means, report).catch((error: unknown) =>
    report.check(false, `it ran to its end: ${wordsOf(error)}`),
  );
  const seconds = Math.round((performance.now() - beganAt) / 1_000);
  const hasFailed = outcome.failures.length > 0;
  const left = outcome.skipped.length > 0 ? `, ${outcome.skipped.length} skipped` : '';
  return {
    hasFailed,
    line: `${hasFailed ? 'FAIL' : 'pass'}  ${id}  ${title} (${seconds} s${left})`,
  };
}

/**
 * Runs rows of the test plan, all or those that are named (`T80,T85`), with a PostgreSQL of their
 * own, which waits for the disk. Prints how each came out; ends the program, with 1 when one failed.
 */
export async function runRows<Means>(
  rows: readonly PlanRow<Means>[],
  only: string | undefined,
  toMeans: (cluster: Cluster) => Means,
): Promise<never> {
  const named = only?.split(',');
  const unknown = named?.filter((id) => !rows.some((row) => row.id === id)) ?? [];
  if (unknown.length > 0) {
    const known = rows.map(({ id }) => id).join(', ');
    console.error(`There is no ${unknown.join(', ')}; there are ${known}.`);
    process.exit(1);
  }
  const cluster = await startCluster({ isDurable: true });
  if (!cluster) {
    console.error('PostgreSQL is not installed. Install it: apt-get install -y postgresql');
    process.exit(1);
  }
  const wanted = rows.filter(({ id, isLong }) => (named ? named.includes(id) : !isLong));
  const ends: Awaited<ReturnType<typeof runRow>>[] = [];
  try {
    for (const row of wanted) ends.push(await runRow(row, toMeans(cluster)));
  } finally {
    cluster.stop();
  }
  console.log(`\n${ends.map(({ line }) => line).join('\n')}`);
  console.log(`\nThe machine had ${loadavg()[0]?.toFixed(1)} programs waiting for it at the end.`);
  process.exit(ends.some(({ hasFailed }) => hasFailed) ? 1 : 0);
}
