import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Asks the disk to have a file, or the names in a folder. */
export async function syncEntry(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As many wait for the disk at once: it has them together, and few files are open. */
const together = 32;

/** Asks the disk to have a folder with everything in it. */
export async function syncFolder(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (let at = 0; at < paths.length; at += together) {
    await Promise.all(paths.slice(at, at + together).map(syncEntry));
  }
  await syncEntry(path);
}
