import { parseArgs } from 'node:util';

import pg from 'pg';

import { startCluster } from '../../scripts/machine/postgres.ts';
import { median } from './median.ts';
import { dashboard, themes } from './stats/dashboard.ts';
import { copyToDuckDb, type DuckDb } from './stats/duckDb.ts';
import { inDuckDb, inPostgres, statementsFor } from './stats/fromRows.ts';
import { measureKeeping } from './stats/keepStats.ts';
import { startFull, type FullProduct } from './stats/product.ts';

/**
 * The whole dashboard of an account through GraphQL, on PostgreSQL with ten thousand, one million and
 * ten million answers over the same three years, and on the embedded database with a hundred
 * thousand and one million, in turns, medians. Beside it the same figures straight from the rows, and
 * from DuckDB on a copy of the rows. Then what is left of answers and scans a second while statistics
 * are kept. Fails where a goal of the product is missed.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    sizes: { type: 'string' },
  },
});
const sizesOf = (text: string) => text.split(',').map(Number);
const sizes = sizesOf(options.sizes ?? (options.quick ? '10000,100000' : '10000,1000000,10000000'));
const embeddedSizes = sizesOf(options.sizes ?? (options.quick ? '10000' : '100000,1000000'));
const rounds = options.quick ? 11 : 41;
const timeframes = ['ALL_TIME', 'LAST_30_DAYS', 'LAST_6_MONTHS'] as const;
type Timeframe = (typeof timeframes)[number];

const failures: string[] = [];
const holdAgainst = (what: string, figure: number, limit: number, isLeast = false) => {
  if (isLeast ? figure < limit : figure > limit) {
    failures.push(`${what}: ${figure.toFixed(2)}, and the goal is ${limit}.`);
  }
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const filterOf = (timeframe: Timeframe, timezone = 'Europe/Warsaw') => ({
  filter: { timeframe, timezone },
});

const zones = Intl.supportedValuesOf('timeZone').values();

/** A new time zone for each query, so that no cached result is returned. */
const newZone = () => zones.next().value;

/** Milliseconds of a dashboard for each product, measured in turns. */
async function askInTurns(products: readonly FullProduct[], query: string, timeframe: Timeframe) {
  const times = products.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    const variables = filterOf(timeframe, newZone());
    for (const [at, product] of products.entries()) {
      const time = await timed(() => product.ask(query, variables));
      if (round >= 0) times[at]?.push(time);
    }
  }
  return times.map(median);
}

/** Prints how the dashboards compare, and answers the milliseconds of each for all time. */
async function compareSizes(products: readonly FullProduct[], most: number): Promise<number[]> {
  let allTime: number[] = [];
  for (const timeframe of timeframes) {
    const times = await askInTurns(products, dashboard, timeframe);
    if (timeframe === 'ALL_TIME') allTime = times;
    const [first = 1] = times;
    for (const [at, time] of times.entries()) {
      const ratio = time / first;
      const rows = products[at]?.rows ?? 0;
      console.log(
        `  ${timeframe}, ${rows} answers: ${time.toFixed(1)} ms, ${ratio.toFixed(2)} × the fewest`,
      );
      holdAgainst(`Dashboard ${timeframe} at ${rows} ÷ the fewest`, ratio, most);
    }
  }
  for (const product of products) {
    const first = await timed(() => product.ask(themes, filterOf('ALL_TIME')));
    const again = await timed(() => product.ask(themes, filterOf('ALL_TIME')));
    console.log(
      `  themes, ${product.rows} answers: ${first.toFixed(0)} ms when comments are read, ${again.toFixed(0)} ms after`,
    );
  }
  return allTime;
}

/** The same figures from the rows, once or a few times: a large one takes most of a minute. */
async function compareWithRows(product: FullProduct, dashboardMs: number) {
  if (product.databaseUrl === undefined) return;
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  const fromRows = async () => {
    for (const statement of statementsFor(inPostgres)) await client.query(statement);
  };
  let duckDb: DuckDb | undefined;
  try {
    duckDb = await copyToDuckDb(product.databaseUrl);
    const fromDuckDb = duckDb.askAll;
    const times = { rows: [] as number[], duckDb: [] as number[] };
    await fromDuckDb(statementsFor(inDuckDb));
    for (let round = 0; round < (product.rows >= 5_000_000 ? 1 : 3); round += 1) {
      times.rows.push(await timed(fromRows));
      times.duckDb.push(await timed(() => fromDuckDb(statementsFor(inDuckDb))));
    }
    const [rows, duck] = [median(times.rows), median(times.duckDb)];
    console.log(
      `  the same from ${product.rows} rows: ${rows.toFixed(0)} ms, ${(rows / dashboardMs).toFixed(0)} × the dashboard; ` +
        `DuckDB: ${duck.toFixed(0)} ms, ${(duck / dashboardMs).toFixed(0)} ×`,
    );
    if (product.rows >= 10_000_000) {
      holdAgainst('Rows ÷ dashboard', rows / dashboardMs, 1_000, true);
      holdAgainst('DuckDB ÷ dashboard', duck / dashboardMs, 200, true);
    }
  } finally {
    duckDb?.stop();
    await client.end();
  }
}

async function bench(name: string, counts: readonly number[], serverUrl?: string) {
  console.log(`\n${name}`);
  const products: FullProduct[] = [];
  try {
    for (const rows of counts) products.push(await startFull(rows, serverUrl));
    const times = await compareSizes(products, 1.5);
    for (const [at, product] of products.entries()) {
      await compareWithRows(product, times[at] ?? 1);
    }
  } finally {
    for (const product of products) await product.stop();
  }
}

const wants = (part: string) => options.only === undefined || options.only === part;
const cluster = wants('postgres') || wants('keep') ? await startCluster() : undefined;
try {
  if (cluster && wants('postgres')) await bench('PostgreSQL', sizes, cluster.url);
  if (cluster && wants('keep')) {
    console.log('\nWhat arrives while statistics are kept, PostgreSQL, 64 connections');
    const shares = await measureKeeping(cluster.url, {
      rounds: options.quick ? 3 : 5,
      milliseconds: options.quick ? 2_000 : 6_000,
    });
    holdAgainst('Answers a second with statistics ÷ without', shares.answers, 0.8, true);
    holdAgainst('Scans a second with statistics ÷ without', shares.scans, 0.75, true);
  }
} finally {
  cluster?.stop();
}
if (wants('embedded')) await bench('Embedded database', embeddedSizes);

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
