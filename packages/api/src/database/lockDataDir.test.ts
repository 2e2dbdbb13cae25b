import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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
  it('keeps a second one out until it is given back', async () => {
    const unlock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another process (${process.pid}).`,
    );
    await unlock();
    await (
      await lockDataDir(folder)
    )();
  });

  it('lets one of many at once in', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await writeFile(join(folder, 'lock'), String(other.pid));
    await expect(lockDataDir(folder)).rejects.toThrow('in use');

    other.kill('SIGKILL');
    await once(other, 'exit');
    await (
      await lockDataDir(folder)
    )();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process whose id another one has by now',
    async () => {
      await writeFile(join(folder, 'lock'), `${process.pid} 1`);
      await expect(lockDataDir(folder)).resolves.toBeTypeOf('function');
    },
  );

  it.each([[''], ['nobody'], ['-5'], ['0']])('is taken over when it says %j', async (content) => {
    await writeFile(join(folder, 'lock'), content);
    await expect(lockDataDir(folder)).resolves.toBeTypeOf('function');
  });

  it('says so when the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockDataDir(join(folder, 'file', 'inside'))).rejects.toThrow(
      /cannot be made or written. Set DATA_DIR/,
    );
  });
});
