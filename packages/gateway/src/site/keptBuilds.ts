import { randomUUID } from 'node:crypto';
import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname } from 'node:path';

import { fingerprint } from '../fingerprint.ts';
import { listFiles } from './fileServer.ts';

/** Folder in a build of the files with a content hash in their names. */
const hashedFolder = 'assets/';

/** File in a kept build with the operations that its pages send. */
const operationsFile = 'operations.json';

/** As many as are kept, the one that runs included. */
const mostBuilds = 5;

/** Retention of a build after the next one was added. */
const keptMs = 30 * 24 * 3_600_000;

/** A folder that was not finished for so long never will be. */
const draftMs = 24 * 3_600_000;

interface Folder {
  name: string;
  /** Time at which the build was written or last started. */
  at: number;
}

/** Folders with such names, newest first. Ignores one that another process removes meanwhile. */
async function foldersIn(folder: string, pattern: RegExp): Promise<Folder[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && pattern.test(entry.name));
  const dated = await Promise.all(
    names.map(async ({ name }) => {
      const found = await stat(`${folder}/${name}`).catch(() => undefined);
      return found ? [{ name, at: found.mtimeMs }] : [];
    }),
  );
  return dated.flat().toSorted((left, right) => right.at - left.at);
}

const buildsIn = (folder: string) => foldersIn(folder, /^[\w-]{22}$/);

const draftsIn = (folder: string) => foldersIn(folder, /^\.[\w-]{22}-/);

/** The ids of the kept builds, the one that was started last first. */
export const listBuilds = async (folder: string): Promise<string[]> =>
  (await buildsIn(folder)).map(({ name }) => name);

/** Operations of a kept build's pages. Empty for builds that were kept before this list existed. */
export async function readOperations(folder: string): Promise<readonly string[]> {
  const text = await readFile(`${folder}/${operationsFile}`, 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    },
  );
  return JSON.parse(text) as string[];
}

/** The same bytes under another name, without a second copy where the disk can do that. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  // Another disk, one that knows no links, or files of another owner.
  await link(from, to).catch(() => cp(from, to));
}

interface Build {
  /** Folder of the build. */
  client: string;
  /** Operations that its pages send. */
  operations: readonly string[];
}

/**
 * Puts the hashed files of a build into a folder that is named after them. It appears there whole or
 * not at all, so several processes may do it at once. Nothing is kept where nothing is built.
 */
export async function keepBuild(build: Build, folder: string, now: Date): Promise<void> {
  const { client, operations } = build;
  const paths = listFiles(`${client}/${hashedFolder}`, hashedFolder).map(({ path }) => path);
  if (paths.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = fingerprint(...paths.toSorted());
  const kept = await listBuilds(folder);
  // Started again, it is no newer than it was.
  if (kept[0] === id) return;
  if (!kept.includes(id)) {
    const draft = `${folder}/.${id}-${randomUUID()}`;
    for (const path of paths) await linkOrCopy(`${client}/${path}`, `${draft}/${path}`);
    await writeFile(`${draft}/${operationsFile}`, JSON.stringify(operations));
    await rename(draft, `${folder}/${id}`).catch(async (error: NodeJS.ErrnoException) => {
      await rm(draft, { recursive: true, force: true });
      // Another process was quicker with the same build.
      if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error;
    });
  }
  await utimes(`${folder}/${id}`, now, now);
}

/**
 * Removes what is too old or too much. A build grows old from the moment the next one came, not from
 * its own start: until then its tabs were opened.
 */
export async function pruneBuilds(folder: string, now: Date): Promise<void> {
  const age = (at: number) => now.getTime() - at;
  const builds = (await buildsIn(folder)).filter((_, index, all) => {
    const next = all[index - 1];
    return index >= mostBuilds || (next !== undefined && age(next.at) > keptMs);
  });
  const drafts = (await draftsIn(folder)).filter(({ at }) => age(at) > draftMs);
  for (const { name } of [...builds, ...drafts]) {
    await rm(`${folder}/${name}`, { recursive: true, force: true });
  }
}
