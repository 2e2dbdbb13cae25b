import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import { FolderInUseError, lockFolder } from '@hearback/durable-pglite';

import { StartError } from '../StartError.ts';
import { closeDataDir } from './closeDataDir.ts';

/** Makes a data folder if it is not there, and closes it to others. */
export async function makeDataDir(dataDir: string): Promise<void> {
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
  await closeDataDir(dataDir);
}

/** Explains that another process uses the data folder, with advice. Returns any other error unchanged. */
export const explainInUse = (
  error: unknown,
  advice = 'Stop that one, or set DATA_DIR to another folder.',
): unknown =>
  error instanceof FolderInUseError
    ? new StartError(
        [`The data folder ${error.folder} is in use by another process (${error.pid}). ${advice}`],
        { cause: error },
      )
    : error;

/** Locks a data folder for this process alone, and returns a function to release it. */
export async function lockDataDir(dataDir: string, advice?: string): Promise<() => Promise<void>> {
  await makeDataDir(dataDir);
  try {
    return await lockFolder(dataDir);
  } catch (error) {
    throw explainInUse(error, advice);
  }
}
