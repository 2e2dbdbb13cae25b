import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../scripts/machine/freePort.ts';
import { findBinaries } from '../../scripts/machine/postgres.ts';
import { root } from '../../scripts/run.ts';

/** A primary and a server that follows it. */
export interface ReplicatedPostgres {
  url: string;
  replicaUrl: string;
  /** Ends the server that follows, as a crash would. */
  killReplica: () => Promise<void>;
  stop: () => void;
}

const replicationPassword = 'only on this machine';

/**
 * Starts both with the files of deploy/postgres, on this machine alone. Undefined where PostgreSQL is
 * not installed.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'hearback-topology-'));
  const [port, replicaPort] = [await freePort(), await freePort()];
  const isRoot = process.getuid?.() === 0;

  /** The programs of PostgreSQL refuse to run as root. */
  const asPostgres = (program: string, args: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const path = `${binaries}:${process.env['PATH']}:/usr/sbin`;
  const run = (program: string, args: string[], settings: Record<string, string> = {}) => {
    const env = { ...process.env, PATH: path, ...settings };
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    execFileSync(...asPostgres(program, args), { cwd: folder, env, stdio });
  };
  for (const name of ['postgresql.conf', 'allowReplica.sh', 'followPrimary.sh']) {
    copyFileSync(`${root}deploy/postgres/${name}`, join(folder, name));
  }
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  chmodSync(folder, 0o700);

  const primary = join(folder, 'primary');
  const replica = join(folder, 'replica');
  const own = (its: number) => [
    '-p',
    String(its),
    '-clisten_addresses=127.0.0.1',
    '-cshared_buffers=64MB',
    `-cunix_socket_directories=${folder}`,
  ];
  run('initdb', ['-D', primary, '-U', 'hearback', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = ['-c', `config_file=${join(folder, 'postgresql.conf')}`, ...own(port)].join(' ');
  const log = join(folder, 'primary.log');
  run('pg_ctl', ['-D', primary, '-w', '-l', log, '-o', settings, 'start']);
  run('createdb', ['-h', folder, '-p', String(port), '-U', 'hearback', 'hearback']);
  run('bash', [join(folder, 'allowReplica.sh')], {
    POSTGRES_USER: 'hearback',
    POSTGRES_DB: 'hearback',
    PGDATA: primary,
    PGHOST: folder,
    PGPORT: String(port),
    REPLICATION_PASSWORD: replicationPassword,
  });
  run('pg_ctl', ['-D', primary, 'reload']);

  const follow = join(folder, 'followPrimary.sh');
  const following = spawn(...asPostgres('bash', [follow, ...own(replicaPort)]), {
    cwd: folder,
    env: {
      ...process.env,
      PATH: path,
      PGDATA: replica,
      CONFIG_FILE: join(folder, 'postgresql.conf'),
      PRIMARY_HOST: '127.0.0.1',
      PRIMARY_PORT: String(port),
      REPLICATION_PASSWORD: replicationPassword,
    },
    stdio: 'ignore',
  });
  const addressOf = (its: number) => `postgres://hearback@127.0.0.1:${its}/hearback`;

  return {
    url: addressOf(port),
    replicaUrl: addressOf(replicaPort),
    killReplica: async () => {
      const ended = once(following, 'exit');
      run('pg_ctl', ['-D', replica, '-m', 'immediate', '-w', 'stop']);
      await ended;
    },
    stop: () => {
      following.kill();
      const isUp = () => existsSync(join(replica, 'postmaster.pid'));
      try {
        // One that never came up cannot be stopped.
        if (isUp()) run('pg_ctl', ['-D', replica, '-m', 'fast', '-w', 'stop']);
      } catch (error) {
        // It may have ended by itself just before the signal.
        if (isUp()) throw error;
      }
      run('pg_ctl', ['-D', primary, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
