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
import { listFiles } from './listFiles.ts';

/** Where a build has the files whose names change with their content. */
const hashedFolder = 'assets/';

/** Where a kept build has what its pages ask the graph. */
const operationsFile = 'operations.json';

/** As many as are kept, the one that runs included. */
const mostBuilds = 5;

/** How long one is kept after the next one came. */
const keptMs = 30 * 24 * 3_600_000;

/** A folder that was not finished for so long never will be. */
const draftMs = 24 * 3_600_000;

interface Folder {
  name: string;
  /** When it was written, or started last. */
  at: number;
}

/** The folders with such names, the newest first. One that another process removes meanwhile is none. */
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

/** What the pages of a kept build ask the graph. Nothing of one that was kept before there was such a list. */
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
  /** Where it lies. */
  client: string;
  /** What its pages ask the graph. */
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
