import { existsSync, fsyncSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FilesOptions = Parameters<NodeFS['init']>[1];

/** PGlite's access to files, which its own types leave out. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr: (node: object, given: { mode?: number }) => void };
}

/** The error codes of systems that cannot sync a folder. */
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
class SyncedNodeFS extends NodeFS {
  readonly #sync: (file: number) => void;

  /** `sync` answers once the disk has a file, and throws where it cannot. */
  constructor(dataDir: string, sync = fsyncSync) {
    super(dataDir);
    this.#sync = sync;
  }

  override async init(pg: PGlite, given: FilesOptions) {
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

/** Asks the disk to have a file, or the names in a folder. */
async function syncEntry(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As many wait for the disk at once: it has them together, and few files are open. */
const together = 32;

/** Asks the disk to have a folder with everything in it. */
export async function syncFolder(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (let at = 0; at < paths.length; at += together) {
    await Promise.all(paths.slice(at, at + together).map(syncEntry));
  }
  await syncEntry(path);
}

// PGlite switches it off by -F. Its other way to ask the disk, fdatasync, does nothing. PostgreSQL's own
// 128 MB of buffers are memory of WebAssembly, which never shrinks, and the system keeps files as well.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'maintenance_work_mem=16MB',
];

interface OpenOptions {
  /** Parsers, extensions and what else PGlite takes, but for its files. */
  options?: PGliteOptions;
  /** Asks the disk to have a file. Whoever gives one has a new database on the disk by themselves. */
  sync?: (file: number) => void;
}

/** Opens the embedded database in this thread, which does nothing else while a statement runs. */
export async function openPGlite(
  dataDir: string,
  { options, sync }: OpenOptions = {},
): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    fs: new SyncedNodeFS(dataDir, sync),
    startParams,
  });
  // initdb asks for nothing to be on the disk, and may have been killed before that was made up for.
  const mark = join(dataDir, 'durable-pglite.synced');
  if (!sync && !existsSync(mark)) {
    await syncFolder(dataDir);
    await writeFile(mark, '', { mode: 0o600 });
    await syncEntry(dataDir);
  }
  return pglite;
}

/** A segment of the journal while it is written. */
interface JournalFile {
  /** Writes all of it at a place. */
  write: (bytes: Uint8Array, at: number) => Promise<void>;
  /** Answers when everything that was written is on the disk. */
  sync: () => Promise<void>;
  /** Takes everything away that comes after so many bytes. */
  cut: (length: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The file operations of the journal. Files that were made or removed stay so after a power failure, too. */
export interface JournalFiles {
  list: () => Promise<string[]>;
  read: (name: string) => Promise<Buffer>;
  /** Makes a file that is not there yet. */
  create: (name: string) => Promise<JournalFile>;
  rename: (name: string, to: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

async function createFile(path: string): Promise<JournalFile> {
  const handle = await open(path, 'wx', 0o600);
  return {
    write: async (bytes, at) => {
      for (let written = 0; written < bytes.length;) {
        const left = bytes.length - written;
        const { bytesWritten } = await handle.write(bytes, written, left, at + written);
        written += bytesWritten;
      }
    },
    sync: () => handle.datasync(),
    cut: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

/** The files of a journal in a folder, for their owner alone. */
export const diskFiles = (folder: string): JournalFiles => ({
  list: async () => {
    try {
      return await readdir(folder);
    } catch (error) {
      // Nothing was written yet.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  },
  read: (name) => readFile(join(folder, name)),
  create: async (name) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await createFile(join(folder, name));
    await syncEntry(folder);
    await syncEntry(dirname(folder));
    return file;
  },
  rename: async (name, to) => {
    await rename(join(folder, name), join(folder, to));
    await syncEntry(folder);
  },
  remove: async (name) => {
    await rm(join(folder, name), { force: true });
    await syncEntry(folder);
  },
});
