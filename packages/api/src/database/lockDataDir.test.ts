import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockDataDir } from './lockDataDir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('says what to do when another process has it', async () => {
    const unlock = await lockDataDir(folder);
    const inUse = `The data folder ${folder} is in use by another process (${process.pid}).`;
    await expect(lockDataDir(folder)).rejects.toMatchObject({
      sentences: [`${inUse} Stop that one, or set DATA_DIR to another folder.`],
    });
    await expect(lockDataDir(folder, 'Stop it.')).rejects.toMatchObject({
      sentences: [`${inUse} Stop it.`],
    });
    await unlock();
    const unlockAgain = await lockDataDir(folder);
    await unlockAgain();
  });

  it('says so when the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockDataDir(join(folder, 'file', 'inside'))).rejects.toThrow(
      /cannot be made or written. Set DATA_DIR/,
    );
  });
});
