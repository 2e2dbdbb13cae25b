import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { findBinaries } from '../../scripts/machine/postgres.ts';
import { root } from '../../scripts/run.ts';

/** Runs a program of PostgreSQL. Answers what it prints. */
export const runPostgres = (program: string, ...args: string[]): string =>
  execFileSync(join(findBinaries() ?? '', program), args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** A database's schema as SQL statements. Random parts of the dump are removed. */
export const describeTables = (url: string): string =>
  runPostgres('pg_dump', '--schema-only', '--schema=public', '--no-owner', url)
    .split('\n')
    .filter((line) => !/^(--|\\(un)?restrict|$)/.test(line))
    .join('\n');

/** `npm run hearback -- stats check` on a database. Answers what it prints. */
export const checkStatistics = (databaseUrl: string): string =>
  execFileSync(process.execPath, ['packages/api/src/hearback.ts', 'stats', 'check'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  }).trim();

/** `npm run migrate` on a database. */
export function startMigration(databaseUrl: string) {
  const child = spawn(process.execPath, ['packages/api/src/updateTables.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return {
    kill: () => child.kill('SIGKILL'),
    /** Its exit code, or the signal it died of. */
    ended: ended.then(([code, signal]) => code ?? signal ?? 'nothing'),
  };
}
