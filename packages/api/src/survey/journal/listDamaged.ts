import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { findDamaged } from './names.ts';
import { journalOf } from './place.ts';

/** A segment that was kept aside, since not all of it could be read. */
export interface DamagedSegment {
  path: string;
  bytes: number;
  /** When it was last written to: what is missing came before. */
  writtenAt: Date;
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    // Nothing was taken in yet, or the database is elsewhere.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** The segments of a data folder's journal that somebody should look at, until they are deleted. */
export async function listDamaged(dataDir: string): Promise<DamagedSegment[]> {
  const folder = journalOf(dataDir);
  const paths = findDamaged(await namesIn(folder)).map((name) => join(folder, name));
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtime } = await stat(path);
      return { path, bytes: size, writtenAt: mtime };
    }),
  );
}
