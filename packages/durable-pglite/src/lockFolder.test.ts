import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockFolder } from './lockFolder.ts';

const holder = `
  const { lockFolder } = await import(process.argv[1]);
  try {
    const unlock = await lockFolder(process.argv[2]);
    process.once('SIGTERM', async () => {
      await unlock();
      process.exit();
    });
    setInterval(() => undefined, 60_000);
    console.log('held');
  } catch (error) {
    console.log(error.message);
  }`;

/** Lets another process take the folder. Answers what it says, and how to end it. */
async function takeElsewhere() {
  const script = new URL('./lockFolder.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, script, folder]);
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid, said: String(said).trim(), end };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('keeps a second one out until it is given back', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The folder ${folder} is in use by another process (${process.pid}).`,
    );
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('lets one of many at once in', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await writeFile(join(folder, 'lock'), String(other.pid));
    await expect(lockFolder(folder)).rejects.toThrow('in use');

    other.kill('SIGKILL');
    await once(other, 'exit');
    await (
      await lockFolder(folder)
    )();
  });

  it('belongs to one of two processes, until that one is killed or ends', async () => {
    const first = await takeElsewhere();
    expect(first.said).toBe('held');
    expect((await takeElsewhere()).said).toBe(
      `The folder ${folder} is in use by another process (${first.pid}).`,
    );

    await first.end('SIGKILL');
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    const second = await takeElsewhere();
    expect(second.said).toBe('held');

    await second.end('SIGTERM');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process whose id another one has by now',
    async () => {
      await writeFile(join(folder, 'lock'), `${process.pid} 1`);
      await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
    },
  );

  describe.runIf(existsSync('/proc/self/ns/pid'))('of another container', () => {
    const elsewhere = 'another-boot/pid:[4026530000]';
    const lock = () => join(folder, 'lock');

    it('is left to who shows that they live', async () => {
      // Here, nobody has this id.
      await writeFile(lock(), `4194303 5 ${elsewhere}`);
      let beats = 0;
      const beat = setInterval(() => {
        beats += 1;
        utimes(lock(), beats, beats).catch(() => undefined);
      }, 5);
      await expect(lockFolder(folder, { beatMs: 5_000 })).rejects.toThrow('(4194303)');
      clearInterval(beat);
    });

    it('is taken over from who does not, though the same id lives here', async () => {
      await writeFile(lock(), `${process.pid} 5 ${elsewhere}`);
      await expect(lockFolder(folder, { beatMs: 20 })).resolves.toBeTypeOf('function');
    });

    it('shows that it is held', async () => {
      const unlock = await lockFolder(folder, { beatMs: 5 });
      await utimes(lock(), 1, 1);
      await expect.poll(() => statSync(lock()).mtimeMs).toBeGreaterThan(1_000);
      await unlock();
      expect(existsSync(lock())).toBe(false);
    });
  });

  it.each([[''], ['nobody'], ['-5'], ['0']])('is taken over when it says %j', async (content) => {
    await writeFile(join(folder, 'lock'), content);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('says so when the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file', 'inside'))).rejects.toThrow('ENOTDIR');
  });
});
