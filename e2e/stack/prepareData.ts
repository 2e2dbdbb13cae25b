import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { askServer, beside, citusWorkers } from '../../packages/api/src/test/askServer.ts';
import { distributeDatabase } from '../../scripts/machine/citus.ts';
import { runOrExit } from '../../scripts/run.ts';
import { startProcess } from './process.ts';

const folder = 'E2E_PREPARED_DATA';

/** PostgreSQL for these tests, where there is one. */
const clusterUrl = process.env['TEST_DATABASE_URL'];

/** Makes a database in the tests' PostgreSQL, empty or as a copy of another one. Answers its address. */
export async function makeDatabase(name: string, template = 'template0'): Promise<string> {
  if (!clusterUrl) throw new Error('TEST_DATABASE_URL is not set.');
  await askServer(clusterUrl, `create database "${name}" template "${template}"`);
  if (citusWorkers().length > 0) {
    // As distributing sets it: settings of a database are not copied.
    await askServer(
      clusterUrl,
      `alter database "${name}" set citus.multi_shard_modify_mode = sequential`,
    );
  }
  return beside(clusterUrl, name);
}

/** Distributes a database that copies are to be made of, and ends the connections of Citus to it: they would hinder that. */
async function distributeTemplate(server: string, name: string): Promise<void> {
  await distributeDatabase(beside(server, name), citusWorkers(), 4);
  await askServer(server, `alter database "${name}" with allow_connections false`);
  await askServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

type DataKind = 'empty' | 'sample';

/** Name of the prepared database that copies are made of. */
const templateOf = (kind: DataKind) => `${basename(process.env[folder] ?? '')}_${kind}`;

/**
 * Lets the product make the data of a first start once, with and without the sample: making the embedded
 * database takes more processor time than most journeys. `start.spec.ts` has first starts of its own. Where PostgreSQL
 * is, the same data is moved there as an operator does it.
 */
export default async function prepareData() {
  const prepared = mkdtempSync(join(tmpdir(), 'hearback-e2e-prepared-'));
  process.env[folder] = prepared;
  const make = async (kind: DataKind, args: readonly string[]) => {
    const dataDir = join(prepared, kind);
    mkdirSync(dataDir);
    const running = await startProcess('packages/gateway/src/main.ts', args, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    });
    await running.stop();
    writeFileSync(join(dataDir, 'first-start.txt'), running.printed());
    if (!clusterUrl) return;
    const env = { DATA_DIR: dataDir, DATABASE_URL: await makeDatabase(templateOf(kind)) };
    await runOrExit('node', ['packages/api/src/moveToPostgres.ts'], { env, quiet: true });
    if (citusWorkers().length > 0) await distributeTemplate(clusterUrl, templateOf(kind));
  };
  await Promise.all([make('empty', ['--no-sample']), make('sample', [])]);
  return () => rmSync(prepared, { recursive: true, force: true });
}

/** Fills a folder with the data of a first start. The sample's password is in `first-start.txt`. */
export function fillDataDir(dataDir: string, kind: DataKind): void {
  cpSync(join(process.env[folder] ?? '', kind), dataDir, { recursive: true });
}

/** Makes a database in PostgreSQL with the same data. Answers its address. */
export const copyDatabase = (dataDir: string, kind: DataKind): Promise<string> =>
  makeDatabase(basename(dataDir), templateOf(kind));
