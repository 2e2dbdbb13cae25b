import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { StartError } from '../StartError.ts';

/** Names of the product's own entries in its data folder. `builds` is left out: its files are public. */
const ownNames =
  /^(?:database|journal|outbox|backups|restoring|replaced-\d+|lock(?:\.[\w.-]+)?|jwt-secret(?:[\w.-]*)|(?:backup|command)\.sock)$/;

/** A data folder in a wrong place must not delay the start indefinitely. */
const most = { depth: 8, entries: 200_000 };

const isOpen = ({ mode }: Stats): boolean => (mode & 0o077) !== 0;

/**
 * A volume owned by another user and accessible through its group, as with Kubernetes' `fsGroup`: the group
 * gives this process access.
 */
const isLent = ({ mode, uid, gid }: Stats): boolean =>
  uid !== process.getuid?.() &&
  (mode & 0o007) === 0 &&
  [process.getegid?.(), ...(process.getgroups?.() ?? [])].includes(gid);

/** Removes the permissions of group and others, never through a link. Returns true if they are gone. */
async function close(path: string): Promise<boolean> {
  try {
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const handle = await open(path, flags);
    try {
      await handle.chmod((await handle.stat()).mode & 0o7700);
      // Some file systems say yes, and keep their modes.
      return !isOpen(await handle.stat());
    } finally {
      await handle.close();
    }
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

/**
 * Restricts the product's entries in a data folder to their owner, and the folder itself if it holds nothing
 * else. Umask and modes protect new files; this repairs existing ones. Returns the number of repaired
 * entries. Throws if others have access and that cannot be repaired.
 */
export async function closeDataDir(dataDir: string): Promise<number> {
  // Windows has no such modes.
  if (process.platform === 'win32') return 0;
  let mended = 0;
  let seen = 0;
  const left: string[] = [];

  const closeEntry = async (path: string, depth: number): Promise<void> => {
    const found = await lstat(path).catch(() => undefined);
    seen += 1;
    if (!found || seen > most.entries || depth > most.depth) return;
    if (found.isSymbolicLink()) {
      // Nothing behind a link is changed: it may lead anywhere. Links inside of a folder are closed with it.
      if (depth > 1) return;
      const target = await stat(path).catch(() => undefined);
      if (target && isOpen(target) && !isLent(target)) left.push(path);
      return;
    }
    // A socket cannot be opened; its creator sets its mode.
    if (!found.isFile() && !found.isDirectory()) return;
    if (isOpen(found)) {
      if (await close(path)) mended += 1;
      else if (!isLent(found)) left.push(path);
    }
    if (!found.isDirectory()) return;
    const names = await readdir(path).catch(() => []);
    for (const name of names) await closeEntry(join(path, name), depth + 1);
  };

  const names = await readdir(dataDir).catch(() => undefined);
  // It does not exist yet, or a later write reports the error.
  if (!names) return 0;
  const own = names.filter((name) => ownNames.test(name));
  const isAlone = names.every(
    (name) => name === 'builds' || name === 'lost+found' || ownNames.test(name),
  );
  // From the top: once the folder is closed, no one can place a link in the path.
  if (isAlone && isOpen(await stat(dataDir)) && (await close(resolve(dataDir)))) mended += 1;
  for (const name of own) await closeEntry(join(dataDir, name), 1);

  const isReachable = ((await stat(dataDir)).mode & 0o011) !== 0;
  const [first] = left;
  if (first !== undefined && isReachable) {
    throw new StartError([
      `Other users of this machine can read or change ${resolve(first)}, and this user cannot close it. As its owner, run: chmod -R go-rwx ${resolve(dataDir)}. Or set DATA_DIR to a folder of this user.`,
    ]);
  }
  return mended;
}
