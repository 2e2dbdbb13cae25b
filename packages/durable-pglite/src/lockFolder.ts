import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** When a process started, as the system counts; a new process with an old id has another. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // Only Linux has this file. Without it, the id alone decides.
    return undefined;
  }
}

/** Where ids of processes mean the same: this start of this machine, in this container. */
async function readSpace(): Promise<string | undefined> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()}/${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** The content of this process's lock: its id, its start, and the namespace in which that id is valid. */
async function describeMyself(): Promise<string> {
  const facts = [String(process.pid), await startOf(process.pid), await readSpace()];
  return facts.filter((fact) => fact !== undefined).join(' ');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** True when an owner whose process cannot be seen from here renews the lock within three heartbeats. */
async function isBeating(path: string, beatMs: number): Promise<boolean> {
  const touched = async () => (await stat(path)).mtimeMs;
  try {
    const before = await touched();
    for (let waited = 0; waited < 3 * beatMs; waited += beatMs / 10) {
      await wait(beatMs / 10);
      if ((await touched()) !== before) return true;
    }
    return false;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** True when the process that a lock names still holds it. */
async function isHeld(path: string, content: string, beatMs: number): Promise<boolean> {
  const [pidText = '', start, space] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;

  const spaceHere = await readSpace();
  // Another container counts its processes by itself, and another machine does.
  if (space !== undefined && spaceHere !== undefined && space !== spaceHere) {
    return isBeating(path, beatMs);
  }
  if (!isAlive(pid)) return false;
  const startNow = await startOf(pid);
  return start === undefined || startNow === undefined || start === startNow;
}

interface Terms {
  /** The interval of the holder's heartbeat, for those who cannot see its process. */
  beatMs?: number;
}

/** Another process has the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly code = 'EFOLDERINUSE';
  readonly folder: string;
  /** The id of that process, as its lock says. */
  readonly pid: string;

  constructor(folder: string, pid: string) {
    super(`The folder ${folder} is in use by another process (${pid}).`);
    this.folder = folder;
    this.pid = pid;
  }
}

/** Puts the lock aside that a dead process left. Answers false when somebody was faster. */
async function putAside(path: string, stale: string, aside: string): Promise<boolean> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
  const isStale = (await readFile(aside, 'utf8')) === stale;
  // Between reading and putting aside, another process may have made its own lock: give it back.
  if (!isStale) await link(aside, path);
  await rm(aside, { force: true });
  return isStale;
}

/** Shows that the lock is held, until it is given back. */
function keep(path: string, beatMs: number): () => Promise<void> {
  const beat = setInterval(() => {
    const now = new Date();
    // A folder that cannot be written now may be again; nothing else hangs on it.
    utimes(path, now, now).catch(() => undefined);
  }, beatMs).unref();

  return async () => {
    clearInterval(beat);
    await rm(path, { force: true });
  };
}

/**
 * Takes a folder for this process alone, makes it if it is not there, and answers how to give it back. PGlite
 * has no lock of its own: two processes on one folder lose each other's rows.
 */
export async function lockFolder(
  folder: string,
  { beatMs = 10_000 }: Terms = {},
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await describeMyself(), { mode: 0o600 });

  try {
    for (;;) {
      try {
        // Written whole, then linked: nobody ever reads half a lock.
        await link(draft, path);
        return keep(path, beatMs);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }

      const content = await readFile(path, 'utf8').catch(() => undefined);
      if (content === undefined) continue;
      const isFree =
        !(await isHeld(path, content, beatMs)) && (await putAside(path, content, `${draft}.old`));
      if (!isFree) throw new FolderInUseError(resolve(folder), content.split(' ')[0] ?? '');
    }
  } finally {
    await rm(draft, { force: true });
  }
}
