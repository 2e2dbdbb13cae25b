import { fsyncSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** What PGlite's own types leave out: how it reaches files. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** What a system says that cannot do this for a folder. */
const unsupported = new Set(['EPERM', 'EINVAL', 'EISDIR']);

/** EIO, as WebAssembly counts errors. PostgreSQL stops on it, and begins again from its log. */
const failed = 29;

function sync({ nfd }: { nfd: number }): number {
  try {
    fsyncSync(nfd);
    return 0;
  } catch (error) {
    return unsupported.has((error as NodeJS.ErrnoException).code ?? '') ? 0 : failed;
  }
}

/**
 * The files of the embedded database, which are on the disk when PostgreSQL asks that they be.
 * PGlite's own files leave that to the system, whenever it finds the time.
 */
export class SyncedFiles extends NodeFS {
  override async init(pg: PGlite, given: Options) {
    const { emscriptenOpts } = await super.init(pg, given);
    const addSync = (module: object) => {
      (module as { NODEFS: NodeFiles }).NODEFS.stream_ops.fsync = sync;
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}
