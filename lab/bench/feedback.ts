import { setTimeout as wait } from 'node:timers/promises';

import { startCluster } from '../../scripts/machine/postgres.ts';
import { rareWord } from './feedback/fillFeedback.ts';
import { measureExport } from './feedback/measureExport.ts';
import { startFull, type FullProduct } from './feedback/product.ts';
import { median } from './median.ts';

/**
 * The feedback list of an account with a million answers on PostgreSQL, and with a tenth of that on
 * the embedded database, through GraphQL: pages, searches and counts in turns, medians; and what a
 * file of all of it costs everybody else. Fails when a page deep in the list costs more than half
 * as much again as the first one, a large list is counted for longer than a page may take, or a file needs more
 * memory or patience than it may. BENCH_ONLY=lists leaves out the files.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 101);
const pageSize = 25;
/** Time for which a large count is cached. */
const countKeptMs = 10_000;

const query = `query ($page: PageInput, $after: String, $search: String, $status: FeedbackStatus,
  $ratingMax: Int, $companyId: ID, $orderBy: FeedbackOrder) {
  feedbacks(page: $page, after: $after, search: $search, status: $status, ratingMax: $ratingMax,
    companyId: $companyId, orderBy: $orderBy) {
    items { id codeName location company dateSubmitted rating comment name email status sentiment }
    pageInfo { page pageCount totalCount hasNextPage endCursor }
  }
}`;

interface Answer {
  feedbacks: { items: unknown[]; pageInfo: { totalCount: number; endCursor: string | null } };
}

const failures: string[] = [];
const holdAgainst = (what: string, figure: number, most: number) => {
  if (figure > most) failures.push(`${what}: ${figure.toFixed(2)} is more than ${most}.`);
};

/** Runs the queries in turn, repeatedly, and returns the median of each. */
async function measure(questions: Record<string, () => Promise<unknown>>) {
  const names = Object.keys(questions);
  const times = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, ask] of Object.entries(questions)) {
      const startedAt = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - startedAt);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])]));
}

async function measureLists({ ask }: FullProduct, most: number) {
  const page = { page: 1, pageSize };
  const list = (variables: object) => ask<Answer>(query, { page, ...variables });
  const half = Math.floor(most / 2 / pageSize);
  const timed = async (name: string, work: () => Promise<Answer>) => {
    const startedAt = performance.now();
    const { feedbacks } = await work();
    console.log(`  ${name}: ${(performance.now() - startedAt).toFixed(1)} ms`);
    return { ...feedbacks.pageInfo, ms: performance.now() - startedAt };
  };

  console.log('Once each, the whole list counted:');
  const { totalCount } = await timed('first page', () => list({}));
  await wait(countKeptMs + 100);
  const { ms } = await timed('first page again, counted anew', () => list({}));
  const jump = { page: { page: half, pageSize } };
  const { endCursor } = await timed(`page ${half} by its number`, () => list(jump));
  const narrowed = await timed('narrowed by status and rating', () =>
    list({ status: 'IN_PROGRESS', ratingMax: 4 }),
  );
  const common = await timed('search for a word of many', () => list({ search: 'coffee' }));
  const rare = await timed('search for a rare word', () => list({ search: rareWord }));
  const short = await timed('search for two letters', () => list({ search: 'zż' }));
  console.log(
    `  counts: ${totalCount} in all, ${narrowed.totalCount} narrowed, ${common.totalCount} and ${rare.totalCount} found, ${short.totalCount} by two letters`,
  );

  const deep = { page: { page: half + 1, pageSize }, after: endCursor };
  const byRating = { orderBy: { field: 'RATING', direction: 'ASC' } };
  const times = await measure({
    'first page': () => list({}),
    [`page after ${half * pageSize} rows, by cursor`]: () => list(deep),
    'first page by rating': () => list(byRating),
    'rare word, narrowed by status and rating': () =>
      list({ search: rareWord, status: 'RESOLVED', ratingMax: 9 }),
    'narrowed by status and rating': () => list({ status: 'IN_PROGRESS', ratingMax: 4 }),
  });
  console.log(`Medians of ${rounds} rounds in turns, counts kept:`);
  for (const [name, time] of Object.entries(times)) console.log(`  ${name}: ${time.toFixed(1)} ms`);
  const [first = 1, last = 1] = Object.values(times);
  console.log(`  deep ÷ first: ${(last / first).toFixed(2)}`);
  console.log(`  counted anew ÷ count kept: ${(ms / first).toFixed(2)}`);
  holdAgainst('A page deep in the list ÷ the first one', last / first, 1.5);
  holdAgainst('The first page, counted anew ÷ with a kept count', ms / first, 8);
}

async function bench(name: string, most: number, databaseUrl?: string) {
  console.log(`\n${name}, ${most} answers`);
  const startedAt = performance.now();
  const product = await startFull(most, databaseUrl);
  console.log(`  filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  try {
    await measureLists(product, most);
    if (process.env['BENCH_ONLY'] === 'lists') return;
    const work = () => product.ask(query, { page: { page: 1, pageSize } });
    for (const format of ['csv', 'xlsx']) {
      const cost = await measureExport(product, format, work);
      console.log(
        `${format.toUpperCase()} of ${cost.rows} answers: ${Math.round(cost.seconds)} s, ` +
          `${Math.round(cost.memoryMb)} MB above idle; p99 of other pages ` +
          `${cost.p99Ms.toFixed(1)} ms against ${cost.idleP99Ms.toFixed(1)} ms, ` +
          `${(cost.p99Ms / cost.idleP99Ms).toFixed(2)} ×`,
      );
      holdAgainst(`Memory of a ${format} file in MB`, cost.memoryMb, 200);
      holdAgainst(`p99 while a ${format} file is written ÷ idle`, cost.p99Ms / cost.idleP99Ms, 3);
    }
  } finally {
    await product.stop();
  }
}

const cluster = await startCluster();
if (cluster) {
  try {
    await bench('PostgreSQL', rows, cluster.url);
  } finally {
    cluster.stop();
  }
} else {
  console.log('PostgreSQL is not installed here; its part is left out.');
}
await bench('Embedded database', rows / 10);

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
