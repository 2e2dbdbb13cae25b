import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { bringUpToDate } from '../database/migrate.ts';
import { connectLite } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import pgliteOptions from '../database/pgliteOptions.ts';

const partitions = new URL('../database/partitions/', import.meta.url);

/** How the tables are cut, and until when: in another month there are other partitions. */
const readSources = async (): Promise<string[]> => {
  const names = (await readdir(partitions)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, partitions), 'utf8')));
  const views = await readFile(new URL('../database/ownPlaces.ts', import.meta.url), 'utf8');
  return [new Date().toISOString().slice(0, 7), ...texts, views];
};

/** Where the migrated, empty database lies. Its name changes with the migrations. */
async function dumpPath(): Promise<string> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([await readMigrations(), await readSources()]))
    .digest('hex')
    .slice(0, 16);
  return join(tmpdir(), `hearback-migrated-${fingerprint}.tar`);
}

/** Makes the migrated database once, so that each test file loads it instead of building it. */
export async function makeMigratedDump(): Promise<void> {
  const path = await dumpPath();
  if (existsSync(path)) return;

  const lite = await PGlite.create(pgliteOptions);
  await bringUpToDate(connectLite(lite));
  const dump = await lite.dumpDataDir('none');
  // Two runs at once may both make it; the one that renames last wins, and both are right.
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
  await lite.close();
}

/** The dump, without the 700 chunks in which Node reads a blob of its size. */
export async function readMigratedDump(): Promise<Blob> {
  await makeMigratedDump();
  const bytes = new Uint8Array(await readFile(await dumpPath()));
  return Object.assign(new Blob([bytes]), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
}
