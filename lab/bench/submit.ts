import { parseArgs } from 'node:util';

import { startCluster } from '../../scripts/machine/postgres.ts';
import { percentile } from '../faults/percentile.ts';
import { median } from './median.ts';
import { load, type Sent } from './submit/load.ts';
import { printLoad, workedBetween } from './submit/processorTime.ts';
import { startStacks } from './submit/stacks.ts';

/**
 * Submissions per second, and what the slowest hundredth of them waits, over the product's whole
 * path (both ways in, validation, idempotency, scan link, commit), against an Apollo Server before a
 * REST server that writes each answer with an INSERT of its own, and against that REST server bare.
 * On PostgreSQL and on the embedded database, in turns (A B A B), medians. Beside them stands what
 * the processors work for one answer, which what else the machine does disturbs least. The embedded
 * database is measured on a disk that is asked for nothing, too. `--seconds` is how long each round
 * lasts. Fails when an answer that was acknowledged is not there exactly once.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const connections = 64;
const milliseconds = 1_000 * Number(options.seconds ?? (options.quick ? 1.5 : 5));
/** Long enough for the servers' code to be compiled. */
const warmUpMs = options.quick ? 1_500 : 5_000;
const rounds = Number(options.rounds ?? (options.quick ? 2 : 3));
const apolloName = 'Apollo Server → REST → INSERT';

const failures: string[] = [];

interface Round extends Sent {
  /** Microseconds of all processors for one answer. */
  work: number;
  /** Of these, by Node. */
  node: number;
}

/** The medians of the rounds of one way. */
function sum(sent: readonly Round[]) {
  return {
    work: median(sent.map(({ work }) => work)),
    node: median(sent.map(({ node }) => node)),
    perSecond: median(sent.map(({ acknowledged, seconds }) => acknowledged / seconds)),
    p50: median(sent.map(({ times }) => percentile(times, 0.5))),
    p99: median(sent.map(({ times }) => percentile(times, 0.99))),
  };
}

async function bench(engine: string, serverUrl?: string) {
  const stacks = await startStacks(serverUrl);
  const ways = stacks.flatMap((stack) =>
    Object.entries(stack.ways).map(([name, way]) => ({ ...way, name, stack, sent: [] as Round[] })),
  );
  const acknowledged = new Map(stacks.map((stack) => [stack, 0]));

  // The first round warms up and is not counted; its answers are.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, stack, origin, draw, sent } of ways) {
      const before = stack.worked();
      const part = await load(origin, draw, connections, round === 0 ? warmUpMs : milliseconds);
      const after = stack.worked();
      const ofNode = new Map([...after].filter(([pid]) => stack.isServer(pid)));
      acknowledged.set(stack, (acknowledged.get(stack) ?? 0) + part.acknowledged);
      for (const [status, times] of part.refused) {
        failures.push(`${engine}, ${name}: ${times} answers of status ${status}.`);
      }
      const perAnswer = (worked: number) => (worked * 1_000) / part.acknowledged;
      if (round > 0) {
        const work = perAnswer(workedBetween(before, after));
        sent.push({ ...part, work, node: perAnswer(workedBetween(before, ofNode)) });
      }
    }
  }

  console.log(`\n${engine}, ${connections} connections, medians of ${rounds} rounds in turns`);
  const figures = ways.map(({ name, sent }) => ({ name, ...sum(sent) }));
  const apollo = figures.find(({ name }) => name === apolloName);
  for (const { name, perSecond, p50, p99, work, node } of figures) {
    const ratios = apollo
      ? `; ${(perSecond / apollo.perSecond).toFixed(2)} × Apollo, p99 ${(p99 / apollo.p99).toFixed(2)} ×, work ${(work / apollo.work).toFixed(2)} ×`
      : '';
    console.log(
      `  ${name}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${work.toFixed(0)} µs of work, ${node.toFixed(0)} of them by Node${ratios}`,
    );
  }

  for (const stack of stacks) {
    await stack.stop();
    const [name] = Object.keys(stack.ways);
    const kept = await stack.count();
    console.log(`  ${name}: ${acknowledged.get(stack)} acknowledged, ${kept} kept`);
    if (kept !== acknowledged.get(stack)) {
      failures.push(`${engine}, ${name}: not every answer is there exactly once.`);
    }
  }
}

printLoad();
if (options.only !== 'embedded') {
  const cluster = await startCluster({ isDurable: true });
  if (cluster) {
    try {
      await bench('PostgreSQL', cluster.url);
    } finally {
      cluster.stop();
    }
  } else {
    console.log('PostgreSQL is not installed here; its part is left out.');
  }
}
if (options.only !== 'postgres') await bench('Embedded database');
printLoad();

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
