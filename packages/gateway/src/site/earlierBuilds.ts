import type { Logger } from 'pino';

import { createFileServer, type FileServer } from './fileServer.ts';
import { keepBuild, listBuilds, pruneBuilds } from './keptBuilds.ts';

/** How often the folder is looked through again for what another process put there. */
const lookEveryMs = 5_000;

interface Tools {
  /** Where the build of this process lies. */
  client: string;
  /** Where builds are kept. */
  folder: string;
  now: () => Date;
  logger: Logger;
}

/** Answers with a file of another build. Undefined when no kept build has it. */
export type EarlierBuilds = (
  path: string,
  request: Request,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | undefined>;

/** A build that another process has removed since it was listed. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Keeps the files of this build for the tabs that will be open when the next one comes, and serves
 * those of the others to the tabs that are. A folder that cannot be written costs old tabs a reload
 * and nothing else.
 */
export async function keepEarlierBuilds(tools: Tools): Promise<EarlierBuilds> {
  const { client, folder, now, logger } = tools;
  const builds = new Map<string, FileServer>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async () => {
    lookedAt = now().getTime();
    const ids = await listBuilds(folder).catch((error: unknown): string[] => {
      if (!isGone(error)) logger.warn({ err: error, folder }, 'Earlier builds cannot be read');
      return [];
    });
    for (const id of builds.keys()) if (!ids.includes(id)) builds.delete(id);
    for (const id of ids) {
      if (!builds.has(id)) builds.set(id, createFileServer(`${folder}/${id}`));
    }
  };

  const serve: EarlierBuilds = async (path, request, headers) => {
    for (const files of builds.values()) {
      if (!files.has(path)) continue;
      try {
        return await files.serve(path, request, headers);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    return undefined;
  };

  try {
    await keepBuild(client, folder, now());
    await pruneBuilds(folder, now());
  } catch (error) {
    logger.warn(
      { err: error, folder },
      'This build is not kept: after the next one its open tabs have to be loaded anew',
    );
  }
  await look();

  return async (path, request, headers) => {
    if (!path.startsWith('assets/')) return undefined;
    const answer = await serve(path, request, headers);
    if (answer || now().getTime() - lookedAt < lookEveryMs) return answer;
    await look();
    return serve(path, request, headers);
  };
}
