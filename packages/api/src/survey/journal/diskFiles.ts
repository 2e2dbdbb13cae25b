import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { syncEntry } from '../../database/lite/syncFolder.ts';
import type { JournalFile, JournalFiles } from './JournalFiles.ts';

async function createFile(path: string): Promise<JournalFile> {
  const handle = await open(path, 'wx', 0o600);
  return {
    write: async (bytes, at) => {
      for (let written = 0; written < bytes.length;) {
        const left = bytes.length - written;
        const { bytesWritten } = await handle.write(bytes, written, left, at + written);
        written += bytesWritten;
      }
    },
    sync: () => handle.datasync(),
    cut: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

/** The files of a journal in a folder, for their owner alone. */
export const diskFiles = (folder: string): JournalFiles => ({
  list: async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return readdir(folder);
  },
  read: (name) => readFile(join(folder, name)),
  create: async (name) => {
    const file = await createFile(join(folder, name));
    await syncEntry(folder);
    await syncEntry(dirname(folder));
    return file;
  },
  rename: async (name, to) => {
    await rename(join(folder, name), join(folder, to));
    await syncEntry(folder);
  },
  remove: async (name) => {
    await rm(join(folder, name), { force: true });
    await syncEntry(folder);
  },
});
