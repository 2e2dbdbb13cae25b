import { readFile, readlink, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export const hasCode = (error: unknown, code: string): boolean =>
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

/** What the lock of this process says: its id, its start, and where that id means something. */
export async function describeMyself(): Promise<string> {
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

/** Whether somebody who cannot be seen from here shows within three beats that they live. */
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

/** Whether the process that a lock names still has it. */
export async function isHeld(path: string, content: string, beatMs: number): Promise<boolean> {
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
