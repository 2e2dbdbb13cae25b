import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { StartError } from '../StartError.ts';
import { closeDataDir } from './closeDataDir.ts';
import { describeMyself, hasCode, isHeld } from './lockHolder.ts';

interface Terms {
  /** What to do when another process has it. */
  advice?: string;
  /** How often the one who holds it shows that they live, for those who cannot see their process. */
  beatMs?: number;
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
 * Takes a data folder for this process alone, and answers how to give it back. The embedded
 * database has no lock of its own: two processes on one folder lose each other's rows.
 */
export async function lockDataDir(
  dataDir: string,
  { advice = 'Stop that one, or set DATA_DIR to another folder.', beatMs = 10_000 }: Terms = {},
): Promise<() => Promise<void>> {
  await makeFolder(dataDir);
  await closeDataDir(dataDir);
  const path = join(dataDir, 'lock');
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
      if (!isFree) throw inUse(dataDir, content.split(' ')[0] ?? '', advice);
    }
  } finally {
    await rm(draft, { force: true });
  }
}
