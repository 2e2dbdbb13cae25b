import { mkdir, open, readFile, rm } from 'node:fs/promises';
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

const attempts = 3;

/**
 * Takes a data folder for this process alone, and answers how to give it back. The embedded
 * database has no lock of its own: two processes on one folder lose each other's rows.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const inUse = (pid: string) =>
    new StartError([
      `The data folder ${resolve(dataDir)} is in use by another process (${pid}). Stop that one, or set DATA_DIR to another folder.`,
    ]);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      [
        `The data folder ${resolve(dataDir)} cannot be made. Set DATA_DIR to a folder that can be written.`,
      ],
      { cause: error },
    );
  }

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const file = await open(path, 'wx', 0o600);
      await file.writeFile(`${process.pid} ${(await startOf(process.pid)) ?? ''}`.trim());
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) {
        throw new StartError(
          [`The data folder ${resolve(dataDir)} cannot be written. Set DATA_DIR to one that can.`],
          { cause: error },
        );
      }
    }

    const content = await readFile(path, 'utf8').catch(() => '');
    if (await isHeld(content)) throw inUse(content.split(' ')[0] ?? '');
    // Whoever held it is gone. Several may notice at once; only one can make the file anew.
    await rm(path, { force: true });
  }

  throw inUse('one that has just started');
}
