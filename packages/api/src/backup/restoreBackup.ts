import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { openPGlite, syncFolder } from '@hearback/durable-pglite';

import { connectLite } from '../database/connect.ts';
import { lockDataDir } from '../database/lockDataDir.ts';
import pgliteOptions from '../database/pgliteOptions.ts';
import { StartError } from '../StartError.ts';
import { stopFirst } from './openStopped.ts';
import { putFile } from './keptFiles.ts';
import { loadSnapshot, requireKnown } from './loadSnapshot.ts';
import { checkBackup, readBackup, type Manifest } from './readBackup.ts';

/** The entries that a restore replaces: those of a backup, and the journal of the database before it. */
const own = ['database', 'journal', 'jwt-secret', 'jwt-secret-former', 'outbox'];

const stamp = (): string => new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Moves what is there out of the way. Nothing is deleted. */
async function putAside(dataDir: string, names: readonly string[]): Promise<void> {
  const aside = join(dataDir, `replaced-${stamp()}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of names) await rename(join(dataDir, name), join(aside, name));
}

/** Builds the database and the files of a backup in a folder of their own. */
const build = (path: string, draft: string): Promise<Manifest> =>
  readBackup(path, async ({ manifest, snapshot, readFiles }) => {
    const dataDir = join(draft, 'database');
    // All of it is on the disk before it is put in its place, and nothing is waited for until then.
    const lite = await openPGlite(dataDir, { options: pgliteOptions, sync: () => undefined });
    const connection = connectLite(lite);
    try {
      await loadSnapshot(connection, snapshot);
    } finally {
      await connection.close();
    }
    await syncFolder(dataDir);
    for await (const { file, bytes } of readFiles()) await putFile(draft, file.path, bytes);
    return manifest;
  });

/**
 * Brings a backup back into a data folder that has no database yet; told to replace, it puts the one
 * that is there aside. Nothing is touched before all of it is built beside and compared.
 */
export async function restoreBackup(
  path: string,
  { dataDir, replaces = false }: { dataDir: string; replaces?: boolean },
): Promise<Manifest> {
  await requireKnown(await checkBackup(path));
  const unlock = await lockDataDir(dataDir, stopFirst);
  const draft = join(dataDir, 'restoring');
  try {
    const there = own.filter((name) => existsSync(join(dataDir, name)));
    if (there.length > 0 && !replaces) {
      throw new StartError([
        `The data folder ${resolve(dataDir)} is not empty: it has ${there.join(', ')}. Set DATA_DIR to a new folder, or say --replace, which puts them aside.`,
      ]);
    }
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const manifest = await build(path, draft);
    if (there.length > 0) await putAside(dataDir, there);
    for (const name of own) {
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name));
    }
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await unlock();
  }
}
