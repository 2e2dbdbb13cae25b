import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { freePort } from './freePort.ts';

export interface Cluster {
  /** Address of its maintenance database. */
  url: string;
  /** Ends it, in order or as a crash would, and starts it again. */
  restart: (mode: 'fast' | 'immediate') => void;
  /** Starts it where it ended by itself. */
  start: () => void;
  /** Ids of its processes, the first of which started the others. */
  pids: () => number[];
  stop: () => void;
}

interface Wishes {
  /** True if commits wait for the disk, as in production. */
  isDurable?: boolean;
  /** Parent folder of its data folder. */
  parent?: string;
  /** A library that it loads at the start. */
  preload?: string;
}

/** Folder of `initdb` and its family: from the PATH, or Debian's, newest version first. */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/**
 * Starts a private PostgreSQL in a temporary folder, reachable from this machine only.
 * Undefined where PostgreSQL is not installed. The server's own programs refuse to run as root,
 * so root hands them to the user that Debian's package made.
 */
export async function startCluster({
  isDurable = false,
  parent = tmpdir(),
  preload,
}: Wishes = {}): Promise<Cluster | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;

  const folder = mkdtempSync(join(parent, 'hearback-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    if (spawnSync('id', ['postgres']).status !== 0) return undefined;
    execFileSync('chown', ['postgres', folder]);
  }
  chmodSync(folder, 0o700);

  const run = (program: string, args: string[]) => {
    const path = join(binaries, program);
    const [command, rest] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', path, ...args]]
      : [path, args];
    // A plain PATH may leave out the folder that runuser lies in.
    const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
    execFileSync(command, rest, { cwd: '/', env, stdio: ['ignore', 'ignore', 'inherit'] });
  };

  const cluster = join(folder, 'data');
  run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  // Tests throw the cluster away, so it need not survive a power cut.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=200${preload ? ` -c shared_preload_libraries=${preload} -c output_plugin_libraries=pgoutput,${preload} -c wal_level=logical -c max_prepared_transactions=200 -c max_worker_processes=100` : ''}`;
  const start = () =>
    run('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => {
      run('pg_ctl', ['-D', cluster, '-w', '-m', mode, 'stop']);
      start();
    },
    start,
    pids: () => {
      const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return [first, ...childrenOf(first)];
    },
    stop: () => {
      if (existsSync(join(cluster, 'postmaster.pid'))) {
        run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement at a server, in a connection of its own. */
export async function runAt<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
