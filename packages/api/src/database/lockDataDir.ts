import { randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { StartError } from '../StartError.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** When a process started, as the system counts; a new process with an old id has another. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // Only Linux has this file. Without it, the id alone decides.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function isHeld(content: string): Promise<boolean> {
  const [pidText = '', start] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;

  const startNow = await startOf(pid);
  return start === undefined || startNow === undefined || start === startNow;
}

const inUse = (dataDir: string, pid: string, advice: string) =>
  new StartError([
    `The data folder ${resolve(dataDir)} is in use by another process (${pid}). ${advice}`,
  ]);

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      [
        `The data folder ${resolve(dataDir)} cannot be made or written. Set DATA_DIR to a folder that can.`,
      ],
      { cause: error },
    );
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

/**
 * Takes a data folder for this process alone, and answers how to give it back. The embedded
 * database has no lock of its own: two processes on one folder lose each other's rows.
 */
export async function lockDataDir(
  dataDir: string,
  /** What to do when another process has it. */
  advice = 'Stop that one, or set DATA_DIR to another folder.',
): Promise<() => Promise<void>> {
  await makeFolder(dataDir);
  const path = join(dataDir, 'lock');
  const draft = `${path}.${randomUUID()}`;
  const mine = `${process.pid} ${(await startOf(process.pid)) ?? ''}`.trim();
  await writeFile(draft, mine, { mode: 0o600 });

  try {
    for (;;) {
      try {
        // Written whole, then linked: nobody ever reads half a lock.
        await link(draft, path);
        return () => rm(path, { force: true });
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }

      const content = await readFile(path, 'utf8').catch(() => undefined);
      if (content === undefined) continue;
      const isFree = !(await isHeld(content)) && (await putAside(path, content, `${draft}.old`));
      if (!isFree) throw inUse(dataDir, content.split(' ')[0] ?? '', advice);
    }
  } finally {
    await rm(draft, { force: true });
  }
}
