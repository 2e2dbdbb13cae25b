import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as v from 'valibot';

import type { Database } from '../database/connect.ts';
import { StartError } from '../StartError.ts';
import { listKeptFiles } from './keptFiles.ts';
import { checkBackup, type Manifest } from './readBackup.ts';
import type { Snapshot } from './catalogue.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** The version of the product. */
async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}

interface Source {
  database: Database;
  dataDir: string;
}

async function* linesOf({ contents, readRows, readJobs }: Snapshot, { dataDir }: Source) {
  const files = await listKeptFiles(dataDir);
  const jobs = await readJobs();
  const manifest: Manifest = {
    format: 'hearback-backup-1',
    version: await readVersion(),
    made_at: new Date().toISOString(),
    ...contents,
    jobs: jobs.length,
    files,
  };
  yield `${JSON.stringify(manifest)}\n`;
  for (const table of contents.tables) {
    for await (const rows of readRows(table)) yield `${rows.join('\n')}\n`;
  }
  for (const job of jobs) yield `${JSON.stringify(job)}\n`;
  for (const { path } of files) yield `${await readFile(join(dataDir, path), 'base64')}\n`;
}

/** Sends everything that a data folder holds, as of one moment. */
export const sendBackup = (source: Source, to: Writable): Promise<void> =>
  takeSnapshot(source.database, (snapshot) =>
    pipeline(Readable.from(linesOf(snapshot, source)), createGzip(), to),
  );

/**
 * Puts a backup into one new file, and reads that again to see that it is whole. Nothing has the
 * file's name before that.
 */
export async function keepBackup(
  path: string,
  send: (file: Writable) => Promise<void>,
): Promise<Manifest> {
  if (existsSync(path)) throw new StartError([`${path} is there already. Name another file.`]);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    await send(file.createWriteStream({ flush: true }));
    const manifest = await checkBackup(draft);
    await link(draft, path);
    return manifest;
  } finally {
    await rm(draft, { force: true });
  }
}
