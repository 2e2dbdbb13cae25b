import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { beside } from '../../packages/api/src/test/askServer.ts';
import { run, runOrExit } from '../run.ts';
import { type Cluster, findBinaries, runAt, startCluster } from './postgres.ts';

/** Servers with Citus on this machine: a coordinator, and those that hold accounts. */
export interface CitusServers {
  coordinator: Cluster;
  workers: Cluster[];
  stop: () => void;
}

/** Ends the program where Citus is not installed: with 0, or with 1 if REQUIRE_CITUS asks for it. */
export function requireCitus(): void {
  const binaries = findBinaries();
  if (binaries && existsSync(join(binaries, '../lib/citus.so'))) return;
  console.log('Citus: not here');
  process.exit(process.env['REQUIRE_CITUS'] === '1' ? 1 : 0);
}

/** Starts them. They do not know each other before a database is distributed over them. */
export async function startCitus({
  workers = 2,
  isDurable = false,
}: { workers?: number; isDurable?: boolean } = {}): Promise<CitusServers> {
  const started: Cluster[] = [];
  const stop = () => {
    for (const cluster of started) cluster.stop();
  };
  const start = async () => {
    const cluster = await startCluster({ preload: 'citus', isDurable });
    if (!cluster) throw new Error('PostgreSQL is not installed.');
    started.push(cluster);
    return cluster;
  };
  try {
    const coordinator = await start();
    for (let worker = 0; worker < workers; worker += 1) await start();
    return { coordinator, workers: started.slice(1), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Makes a database at each server of a cluster, and the product's tables in that of the coordinator. Returns its address. */
export async function makeClusterDatabase(
  { coordinator, workers }: CitusServers,
  name: string,
): Promise<string> {
  for (const { url } of [coordinator, ...workers]) await runAt(url, `create database ${name}`);
  const url = beside(coordinator.url, name);
  await runOrExit('node', ['packages/api/src/updateTables.ts'], {
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
    quiet: true,
  });
  return url;
}

/** `npm run hearback -- …` on a database. Throws if it fails, after it was printed why. */
export async function runHearback(databaseUrl: string, ...args: string[]): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const code = await run('node', ['packages/api/src/hearback.ts', ...args], { env, quiet: true });
  if (code !== 0) throw new Error(`hearback ${args.join(' ')} ended with ${code}.`);
}

/**
 * Distributes a database of the product as an operator does (docs/operations/cluster.md). It exists at each worker under
 * the same name, and is empty there.
 */
export async function distributeDatabase(
  url: string,
  workers: readonly string[],
  shards: number,
): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const server of [url, ...workers.map((worker) => beside(worker, name))]) {
    await runAt(server, 'create extension citus');
  }
  const { hostname, port } = new URL(url);
  await runAt(url, `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers.map((server) => new URL(server))) {
    await runHearback(url, 'nodes', 'add', worker.hostname, worker.port);
  }
  await runHearback(url, 'nodes', 'distribute', '--run', '--shards', String(shards));
}
