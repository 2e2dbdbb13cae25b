import { fsyncSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openInThread, type PGliteClient } from './openInThread.ts';
import { openPGlite } from './syncedFiles.ts';

describe('the files of the embedded database', () => {
  let folder: string;
  let lite: PGliteClient;
  let syncs = 0;
  const dataDir = () => join(folder, 'database');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'durable-synced-'));
    lite = await openPGlite(dataDir(), {
      sync: (file) => {
        syncs += 1;
        fsyncSync(file);
      },
    });
    await lite.exec('create table note (words text)');
  }, 60_000);
  afterAll(async () => {
    await lite.close();
    await rm(folder, { recursive: true, force: true });
  });

  const syncsOf = async (statement: string): Promise<number> => {
    const before = syncs;
    await lite.exec(statement);
    return syncs - before;
  };

  it('are on the disk at each commit, unless it says that it does not wait', async () => {
    for (let row = 0; row < 20; row += 1) {
      expect(await syncsOf(`insert into note values ('row ${row}')`)).toBeGreaterThanOrEqual(1);
    }
    const unwaited = `begin; set local synchronous_commit = off; insert into note values ('later'); commit`;
    expect(await syncsOf(unwaited)).toBe(0);
    expect(await syncsOf('select count(*) from note')).toBe(0);
  });

  it('are all on the disk after a checkpoint, the log and the pages', async () => {
    expect(await syncsOf('checkpoint')).toBeGreaterThan(3);
  });

  it('end the thread when the disk fails, and have what was committed when it does not', async () => {
    await lite.close();
    lite = await openInThread(
      { dataDir: dataDir() },
      (_, options) =>
        new Worker(new URL('./test/failingDisk.ts', import.meta.url), { ...options, stderr: true }),
    );
    await lite.exec(`insert into note values ('kept')`);
    await writeFile(`${dataDir()}.fails`, '');
    await expect(lite.exec(`insert into note values ('lost')`)).rejects.toThrow('PGlite is closed');

    await rm(`${dataDir()}.fails`);
    lite = await openPGlite(dataDir());
    const { rows } = await lite.query(`select words from note where words in ('kept', 'later')`);
    expect(rows).toHaveLength(2);
  }, 60_000);
});
