import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess, type Running } from '../../../e2e/stack/process.ts';
import { makeDatabase, type Place } from '../../../scripts/product/database.ts';
import { posts, type Post, type Target } from './answers.ts';
import { countAnswers, prepare } from './database.ts';
import { readProcessorTimes } from './processorTime.ts';

/** A way for an answer into a database, running. */
export interface Stack {
  /** Requests to send, by their printed name. */
  ways: Record<string, { origin: string; draw: () => Post }>;
  /** CPU time so far, by process. */
  worked: () => Map<string, number>;
  /** True for a process of Node's; the others are the database's. */
  isServer: (pid: string) => boolean;
  /** Number of answers stored since the start. Call once, after the end. */
  count: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The servers of a stack; the first one receives the requests. */
type Start = (place: Place, target: Target) => Promise<Running[]>;

async function startStack(
  serverUrl: string | undefined,
  start: Start,
  ways: Record<string, (target: Target) => Post>,
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-submit-'));
  const place: Place = {
    DATA_DIR: dataDir,
    ...(serverUrl !== undefined && { DATABASE_URL: await makeDatabase(serverUrl) }),
  };
  const target = await prepare(place);
  const before = await countAnswers(place);
  const servers = await start(place, target);
  const origin = servers[0]?.origin ?? '';
  let kept: number | undefined;

  return {
    ways: Object.fromEntries(
      Object.entries(ways).map(([name, post]) => [name, { origin, draw: () => post(target) }]),
    ),
    worked: () =>
      readProcessorTimes(
        servers.map(({ pid }) => pid),
        place['DATABASE_URL']?.split('/').at(-1),
      ),
    isServer: (pid) => servers.some((server) => String(server.pid) === pid),
    count: () => Promise.resolve((kept ?? 0) - before),
    stop: async () => {
      for (const server of servers) await server.stop();
      kept = await countAnswers(place);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const startInsertServer = (place: Place, target: Target) =>
  startProcess('lab/bench/submit/insertServer.ts', [], {
    ...place,
    BENCH_TARGET: JSON.stringify(target),
  });

const startApollo = async (rest: Running) =>
  startProcess('lab/bench/submit/apolloServer.ts', [], { BENCH_REST: `${rest.origin}/` });

const withoutSync = {
  NODE_OPTIONS: `--import ${new URL('./withoutSync.ts', import.meta.url).href}`,
};

const startProduct = (place: Place, more: Place = {}) =>
  startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    ...place,
    ...more,
    RATE_LIMIT_FACTOR: '0',
    // One line for each request, as everywhere.
    LOG_LEVEL: 'info',
  });

/** Baseline without fsync: shows the cost of durable writes in the product's own database. */
const startUnsynced = () =>
  startStack(undefined, async (place) => [await startProduct(place, withoutSync)], {
    'ours, nothing synced, POST /api/survey/<slug>/submit/': posts.rest,
  });

/** Starts everything that is compared, each on rows of its own. Without a server's address the database is embedded. */
export async function startStacks(serverUrl?: string): Promise<Stack[]> {
  return [
    await startStack(serverUrl, async (place) => [await startProduct(place)], {
      'ours, POST /r/<slug>': posts.page,
      'ours, POST /api/survey/<slug>/submit/': posts.rest,
    }),
    ...(serverUrl === undefined ? [await startUnsynced()] : []),
    await startStack(
      serverUrl,
      async (place, target) => {
        const rest = await startInsertServer(place, target);
        return [await startApollo(rest), rest];
      },
      { 'Apollo Server → REST → INSERT': posts.graph },
    ),
    await startStack(serverUrl, async (...at) => [await startInsertServer(...at)], {
      'bare INSERT server': posts.bare,
    }),
  ];
}
