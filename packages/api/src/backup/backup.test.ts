import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lockDataDir } from '../database/lockDataDir.ts';
import { openEmbedded } from '../openEmbedded.ts';
import { awkwardText, fillDataDir, laterAt } from '../test/fillDataDir.ts';
import { programEnv } from '../test/startMain.ts';
import { createLogger } from '../tools/logger.ts';
import { openStopped } from './openStopped.ts';
import { checkBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { askProduct, serveBackups } from './serveBackups.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { keepBackup, sendBackup } from './writeBackup.ts';

const command = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

/** Runs a command as npm does, and answers its exit code and what it printed. */
async function run(name: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [command(name), ...args], { env: programEnv(settings) });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said, complained };
}

/** What a stopped data folder holds, and the triggers that are off. */
const look = (dataDir: string) =>
  openStopped(dataDir, (database) =>
    takeSnapshot(database, async ({ contents, readJobs }, inside) => ({
      contents,
      jobs: await readJobs(),
      companies: (await inside.selectFrom('company').select('name').execute()).map(
        ({ name }) => name,
      ),
      off: (await sql`select from pg_trigger where tgenabled <> 'O'`.execute(inside)).rows,
    })),
  );

// What is embedded is the same whatever the other tests ask.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a backup', { timeout: 120_000 }, () => {
  let folder: string;
  let dataDir: string;
  let file: string;

  /** The backup with its lines changed, under another name. */
  const tamper = (name: string, change: (lines: string) => string): string => {
    const path = join(folder, name);
    const lines = gunzipSync(readFileSync(file)).toString();
    writeFileSync(path, gzipSync(change(lines)));
    return path;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-backup-'));
    dataDir = join(folder, 'data');
    file = join(folder, 'one.hearback');
    await fillDataDir(dataDir);
    await keepBackup(file, (to) =>
      openStopped(dataDir, (database) => sendBackup({ database, dataDir }, to)),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('comes back with every row, job and file, and puts aside what it replaces', async () => {
    const target = join(folder, 'restored');
    await mkdir(join(target, 'database'), { recursive: true });
    await writeFile(join(target, 'database', 'older'), '');
    await mkdir(join(target, 'journal'));
    await writeFile(join(target, 'journal', '0000000001.journal'), '');

    await expect(restoreBackup(file, { dataDir: target })).rejects.toThrow(
      'is not empty: it has database, journal.',
    );
    const restored = await run('restore', ['--replace', file], { DATA_DIR: target });
    expect(restored).toMatchObject({ code: 0, complained: '' });

    const { contents, jobs, companies, off } = await look(target);
    expect(await checkBackup(file)).toMatchObject(contents);
    expect(contents.tables.find(({ name }) => name === 'feedback')?.rows).toBeGreaterThan(100);
    expect(contents.sequences).not.toEqual([]);
    expect(companies).toContain(awkwardText);
    expect(off).toEqual([]);
    expect(jobs).toEqual([
      expect.objectContaining({ name: 'purgeAccount', startAfter: laterAt.toISOString() }),
    ]);
    for (const path of ['jwt-secret', 'outbox/01-letter.eml']) {
      expect(readFileSync(join(target, path))).toEqual(readFileSync(join(dataDir, path)));
      expect(statSync(join(target, path)).mode & 0o777).toBe(0o600);
    }
    const aside = readdirSync(target).find((name) => name.startsWith('replaced-')) ?? '';
    expect(readdirSync(join(target, aside, 'database'))).toEqual(['older']);
    expect(readdirSync(join(target, aside, 'journal'))).toEqual(['0000000001.journal']);
    expect(existsSync(join(target, 'journal'))).toBe(false);
  });

  it('is neither made nor brought back beside a process that has the folder', async () => {
    const unlock = await lockDataDir(dataDir);
    const another = join(folder, 'another.hearback');
    const refused = await run('backup', [another], { DATA_DIR: dataDir });
    expect(refused).toEqual({
      code: 1,
      said: '',
      complained: `The data folder ${dataDir} is in use by another process (${process.pid}). It has the database for itself: stop it, and start it again when this is done.\n`,
    });
    await expect(restoreBackup(file, { dataDir, replaces: true })).rejects.toThrow('in use by');
    expect(existsSync(another)).toBe(false);
    await unlock();
  });

  it('is handed out by a product that runs, which goes on when nobody reads it', async () => {
    const connection = await openEmbedded(dataDir, createLogger('silent'));
    const backups = await serveBackups(connection, { dataDir }, createLogger('silent'));
    const another = join(folder, 'running.hearback');

    const whileRunning = await run('backup', [another], { DATA_DIR: dataDir });
    expect(whileRunning).toMatchObject({ code: 0, complained: '' });
    expect((await checkBackup(another)).tables).toEqual((await checkBackup(file)).tables);

    const reader = await askProduct(dataDir);
    reader?.destroy();
    const { rows } = await sql`select 1 as one`.execute(connection.database);
    expect(rows).toEqual([{ one: 1 }]);

    await backups.close();
    await connection.close();
    expect(await askProduct(dataDir)).toBeUndefined();
  });

  it.each([
    ['has a row that was changed', (lines: string) => lines.replace('Zażółć', 'Zazolc')],
    ['has lost its end', (lines: string) => lines.slice(0, -2_000)],
    ['has a line too many', (lines: string) => `${lines}more\n`],
    ['has a file that was changed', (lines: string) => lines.replace(/.{8}\n$/, 'AAAAAAAA\n')],
    ['is of another kind', (lines: string) => lines.replace('hearback-backup-1', 'other')],
  ])('that %s is refused, and nothing is written', async (_, change) => {
    const damaged = tamper('damaged.hearback', change);
    const target = join(folder, 'untouched');
    await expect(restoreBackup(damaged, { dataDir: target })).rejects.toThrow(
      'is not a whole backup',
    );
    expect(existsSync(target)).toBe(false);
  });

  it('of a later version is refused with a sentence', async () => {
    const later = tamper('later.hearback', (lines) =>
      lines.replace(/"migration":"\w+"/, '"migration":"9999_later"'),
    );
    const target = join(folder, 'older');
    await expect(restoreBackup(later, { dataDir: target })).rejects.toThrow(
      '9999_later, which this version of the product does not have',
    );
    expect(existsSync(target)).toBe(false);
  });

  it('is never written over another file', async () => {
    await expect(
      keepBackup(file, () => Promise.reject(new Error('It asked for more.'))),
    ).rejects.toThrow('is there already');
  });
});
