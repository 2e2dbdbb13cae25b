import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { parsers } from '../parsers.ts';
import { SyncedFiles } from './SyncedFiles.ts';
import { syncFolder } from './syncFolder.ts';

/** Where the embedded database lies: in a folder, or in memory; made of a dump, or of nothing. */
export interface LitePlace {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}

// PGlite switches it off by -F. Its other way to ask the disk, fdatasync, does nothing.
const synced = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const options = (dump?: Blob) => ({
  ...(dump ? { loadDataDir: dump } : {}),
  parsers,
  // For migrations to ask for; PostgreSQL has it at hand.
  extensions: { pg_trgm },
});

async function openFolder(
  dataDir: string,
  dump?: Blob,
  sync?: (file: number) => void,
): Promise<PGlite> {
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
  const lite = await PGlite.create({
    ...options(dump),
    fs: new SyncedFiles(dataDir, sync),
    startParams: synced,
  });
  // What makes a new one asks for nothing to be on the disk. Dumps are made for tests.
  if (isNew && !dump && !sync) await syncFolder(dataDir);
  return lite;
}

/**
 * Opens the embedded database in this thread, which does nothing else while a statement runs. Whoever
 * gives a `sync` of their own has a new database on the disk by themselves.
 */
export const openLite = (
  { dataDir, dump }: LitePlace = {},
  sync?: (file: number) => void,
): Promise<PGlite> =>
  dataDir === undefined ? PGlite.create(options(dump)) : openFolder(dataDir, dump, sync);
