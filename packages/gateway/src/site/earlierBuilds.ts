import type { Logger } from 'pino';

import { operationHash } from '../plugins/runKnownOperations.ts';
import { createFileServer, type FileServer } from './fileServer.ts';
import { keepBuild, listBuilds, pruneBuilds, readOperations } from './keptBuilds.ts';

/** Minimum interval between scans of the folder for builds that other processes added. */
const lookEveryMs = 5_000;

interface Tools {
  /** Folder of this process's build. */
  client: string;
  /** Operations that its pages send. */
  operations: readonly string[];
  /** Folder of the kept builds. */
  folder: string;
  now: () => Date;
  logger: Logger;
}

export interface EarlierBuilds {
  /** Answers with a file of another build. Undefined when no kept build has it. */
  serve: (
    path: string,
    request: Request,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Response | undefined>;
  /** Text of an operation of another build, by its hash. Undefined if there is none. */
  operation: (hash: string) => Promise<string | undefined>;
}

interface Kept {
  files: FileServer;
  /** By hash. */
  operations: ReadonlyMap<string, string>;
}

const open = async (folder: string): Promise<Kept> => ({
  files: createFileServer(folder),
  operations: new Map((await readOperations(folder)).map((text) => [operationHash(text), text])),
});

/** A build that another process has removed since it was listed. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Keeps the files of this build for the tabs that will be open when the next one comes, and serves
 * those of the others to the tabs that are. A folder that cannot be written costs old tabs a reload
 * and nothing else.
 */
export async function keepEarlierBuilds(tools: Tools): Promise<EarlierBuilds> {
  const { client, operations, folder, now, logger } = tools;
  const builds = new Map<string, Kept>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async () => {
    lookedAt = now().getTime();
    const ids = await listBuilds(folder).catch((error: unknown): string[] => {
      if (!isGone(error)) logger.warn({ err: error, folder }, 'Earlier builds cannot be read');
      return [];
    });
    for (const id of builds.keys()) if (!ids.includes(id)) builds.delete(id);
    for (const id of ids) {
      if (builds.has(id)) continue;
      try {
        builds.set(id, await open(`${folder}/${id}`));
      } catch (error) {
        logger.warn({ err: error, id }, 'An earlier build cannot be read');
      }
    }
  };
  /** Scans again, since another process may have added a build meanwhile. */
  const search = async <Found>(find: () => Promise<Found> | Found) => {
    const found = await find();
    if (found !== undefined || now().getTime() - lookedAt < lookEveryMs) return found;
    await look();
    return find();
  };

  const serve = async (...[path, request, headers]: Parameters<EarlierBuilds['serve']>) => {
    for (const { files } of builds.values()) {
      if (!files.has(path)) continue;
      try {
        return await files.serve(path, request, headers);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    return undefined;
  };
  const findOperation = (hash: string): string | undefined => {
    for (const kept of builds.values()) {
      const text = kept.operations.get(hash);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  try {
    await keepBuild({ client, operations }, folder, now());
    await pruneBuilds(folder, now());
  } catch (error) {
    logger.warn(
      { err: error, folder },
      'This build is not kept: after the next one its open tabs have to be loaded anew',
    );
  }
  await look();

  return {
    serve: async (...asked) =>
      asked[0].startsWith('assets/') ? search(() => serve(...asked)) : undefined,
    operation: (hash) => search(() => findOperation(hash)),
  };
}
