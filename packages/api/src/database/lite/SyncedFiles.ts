import { fsyncSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** What PGlite's own types leave out: how it reaches files. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr: (node: object, given: { mode?: number }) => void };
}

/** What a system says that cannot do this for a folder. */
const unsupported = new Set(['EPERM', 'EINVAL', 'EISDIR']);

/** EIO, as WebAssembly counts errors. PostgreSQL ends on it, and begins again from its log. */
const failed = 29;

/**
 * PostgreSQL cannot go on, since the disk is full or fails. PGlite would turn in circles for ever, so its
 * thread ends, or the command that opened it here.
 */
function end(): never {
  process.stderr.write('The disk of the embedded database is full, or fails.\n');
  process.exit(1);
}

/**
 * The files of the embedded database, which are on the disk when PostgreSQL asks that they be, and open
 * to their owner alone. PGlite's own files leave the first to the system, whenever it finds the time,
 * and get mode 666, whatever the umask.
 */
export class SyncedFiles extends NodeFS {
  readonly #sync: (file: number) => void;

  /** `sync` answers once the disk has a file, and throws where it cannot. */
  constructor(dataDir: string, sync = fsyncSync) {
    super(dataDir);
    this.#sync = sync;
  }

  override async init(pg: PGlite, given: Options) {
    const fsync = ({ nfd }: { nfd: number }): number => {
      try {
        this.#sync(nfd);
        return 0;
      } catch (error) {
        return unsupported.has((error as NodeJS.ErrnoException).code ?? '') ? 0 : failed;
      }
    };
    const change = (module: object) => {
      const { stream_ops: streams, node_ops: nodes } = (module as { NODEFS: NodeFiles }).NODEFS;
      streams.fsync = fsync;
      const { setattr } = nodes;
      nodes.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
      };
    };
    const { emscriptenOpts } = await super.init(pg, given);
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), change];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: end } };
  }
}
