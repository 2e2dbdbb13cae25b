import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';

import * as v from 'valibot';

import { StartError } from '../StartError.ts';
import {
  Contents,
  createChecksum,
  type Snapshot,
  type TableSum,
  type WaitingJob,
} from './catalogue.ts';
import { sha256Of, KeptFile } from './keptFiles.ts';

/**
 * The first line of a backup. Behind it, each on a line of its own: the rows of each table, the jobs
 * that wait, and the files as base64.
 */
const Manifest = v.object({
  format: v.literal('hearback-backup-1'),
  /** The version of the product that made it. */
  version: v.string(),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  ...Contents.entries,
  jobs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  files: v.array(KeptFile),
});

export type Manifest = v.InferOutput<typeof Manifest>;

/** The number of rows in one batch, and the length of all of them together. */
const batchRows = 500;
const batchLength = 4_000_000;

/** A backup that is read from its beginning to its end: the rows, the jobs, the files, each once. */
interface Backup {
  manifest: Manifest;
  snapshot: Snapshot;
  readFiles: () => AsyncGenerator<{ file: KeptFile; bytes: Buffer }>;
}

const damaged = (path: string, what: string, cause?: unknown) =>
  new StartError([`${resolve(path)} is not a whole backup: ${what}. Use another one.`], { cause });

async function* readLines(path: string): AsyncGenerator<string, undefined> {
  const unzipped = createGunzip().setEncoding('utf8');
  const stored = createReadStream(path).on('error', (error) => unzipped.destroy(error));
  let line = '';
  try {
    for await (const chunk of stored.pipe(unzipped) as AsyncIterable<string>) {
      const [end = '', ...others] = chunk.split('\n');
      line += end;
      for (const other of others) {
        yield line;
        line = other;
      }
    }
  } catch (error) {
    throw damaged(path, 'it cannot be read to its end', error);
  } finally {
    stored.destroy();
  }
  if (line !== '') throw damaged(path, 'it ends in the middle');
  return undefined;
}

function parseManifest(path: string, line: string): Manifest {
  try {
    return v.parse(Manifest, JSON.parse(line));
  } catch (error) {
    throw damaged(path, 'it does not begin as one that this version of the product knows', error);
  }
}

/** Opens a backup and hands it out. What is in it has to be read in order. */
export async function readBackup<Result>(
  path: string,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const lines = readLines(path);
  const next = async (): Promise<string> => {
    const { value } = await lines.next();
    if (value === undefined) throw damaged(path, 'it ends before everything came');
    return value;
  };
  try {
    const manifest = parseManifest(path, await next());
    return await work({
      manifest,
      snapshot: {
        contents: manifest,
        async *readRows({ rows }: TableSum) {
          let batch: string[] = [];
          let length = 0;
          for (let left = rows; left > 0; left -= 1) {
            const row = await next();
            batch.push(row);
            length += row.length;
            if (batch.length < batchRows && length < batchLength && left > 1) continue;
            yield batch;
            batch = [];
            length = 0;
          }
        },
        readJobs: async () => {
          const jobs: WaitingJob[] = [];
          while (jobs.length < manifest.jobs) jobs.push(JSON.parse(await next()) as WaitingJob);
          return jobs;
        },
      },
      async *readFiles() {
        for (const file of manifest.files) {
          const bytes = Buffer.from(await next(), 'base64');
          if (sha256Of(bytes) !== file.sha256) throw damaged(path, `${file.path} is another file`);
          yield { file, bytes };
        }
        if (!(await lines.next()).done) throw damaged(path, 'it goes on after its end');
      },
    });
  } finally {
    await lines.return(undefined);
  }
}

/** Reads a backup to its end and compares it with its own manifest, without a database. */
export const checkBackup = (path: string): Promise<Manifest> =>
  readBackup(path, async ({ manifest, snapshot, readFiles }) => {
    for (const table of manifest.tables) {
      const checksum = createChecksum();
      for await (const rows of snapshot.readRows(table)) {
        for (const row of rows) checksum.add(row);
      }
      const difference = checksum.compare(table);
      if (difference !== undefined) throw damaged(path, difference);
    }
    await snapshot.readJobs();
    for await (const { file } of readFiles()) void file;
    return manifest;
  });
