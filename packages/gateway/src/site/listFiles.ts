import { readdirSync, type Dirent } from 'node:fs';

/** A file that may be served: its address below the site's root, and where it lies. */
export interface ServedFile {
  /** Such as `assets/index-4f2a.js`. */
  path: string;
  file: string;
}

const isServed = (entry: Dirent): boolean =>
  !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory());

/**
 * The files below a folder, listed once: what is not on the list does not exist for visitors.
 * Dotfiles and links are left out, wherever they point. Empty when there is no such folder.
 */
export function listFiles(folder: string, prefix = ''): ServedFile[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.filter(isServed).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(file, `${path}/`) : [{ path, file }];
  });
}
