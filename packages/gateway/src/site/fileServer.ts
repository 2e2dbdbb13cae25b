import { readdirSync, type Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';

import { fingerprint } from '../fingerprint.ts';
import { bestEncoding, compress, type Encoding } from './compress.ts';

/** A file that may be served: its address below the site's root, and where it lies. */
export interface ServedFile {
  /** Such as `assets/index-4f2a.js`. */
  path: string;
  file: string;
}

const isServed = (entry: Dirent): boolean =>
  !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory());

/**
 * The files below a folder, listed once: what is not on the list does not exist for visitors.
 * Dotfiles and links are left out, wherever they point. Empty when there is no such folder.
 */
export function listFiles(folder: string, prefix = ''): ServedFile[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.filter(isServed).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(file, `${path}/`) : [{ path, file }];
  });
}

/** Content type by file extension. Unknown ones are downloaded as bytes. */
const contentTypeOf = (path: string): string => getMimeType(path) ?? 'application/octet-stream';

/** True if compressing a file pays. Pictures and fonts are compressed already. */
const isCompressible = (path: string): boolean =>
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentTypeOf(path));

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Files whose names change with their content. */
const isHashed = (path: string) => path.startsWith('assets/');

const isPacked = (path: string) => /\.(br|gz|map)$/.test(path);

/** Of use to the build and to this server alone. */
const isInner = (path: string) =>
  isPacked(path) || /^(manifest|files)\.json$/.test(path) || path.startsWith('screens/');

const endings: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/** A file as it is sent, and the name of these very bytes. */
interface Held {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

const hold = (bytes: Uint8Array<ArrayBuffer>): Held => ({
  bytes,
  etag: `"${fingerprint(bytes)}"`,
});

/** Answers with files of a folder that was listed when the server started. */
export interface FileServer {
  /** True if clients may request the file under this path. */
  has: (path: string) => boolean;
  /** True if the file exists, also under a path that is served only by another address. */
  holds: (path: string) => boolean;
  /** Reads every file now, so that replacing the build on disk does no harm. */
  holdAll: () => Promise<void>;
  /** The file's text, for pages that are looked into once. */
  readText: (path: string) => Promise<string>;
  serve: (
    path: string,
    request: Request,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/** Serves what lies below a folder at the start: no listing, no dotfile, no link, no way out. */
export function createFileServer(folder: string): FileServer {
  const files = new Map(listFiles(folder).map(({ path, file }) => [path, file]));
  const remembered = new Map<string, Promise<Held>>();

  const fileOf = (path: string): string => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`There is no file ${path} below ${folder}.`);
    return file;
  };

  const read = async (path: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'identity') return new Uint8Array(await readFile(fileOf(path)));
    const built = files.get(`${path}${endings[encoding]}`);
    if (built !== undefined) return new Uint8Array(await readFile(built));
    return compress((await remember(path, 'identity')).bytes, encoding);
  };

  const remember = (path: string, encoding: Encoding): Promise<Held> => {
    const key = `${encoding} ${path}`;
    const known = remembered.get(key);
    if (known) return known;
    const reading = read(path, encoding).then(hold);
    remembered.set(key, reading);
    reading.catch(() => remembered.delete(key));
    return reading;
  };

  return {
    has: (path) => files.has(path) && !isInner(path),
    holds: (path) => files.has(path),

    holdAll: async () => {
      const encodings: Encoding[] = ['identity', 'br', 'gzip'];
      await Promise.all(
        [...files.keys()]
          .filter((path) => !isPacked(path))
          .flatMap((path) => {
            const built = encodings.filter(
              (encoding) => encoding === 'identity' || files.has(`${path}${endings[encoding]}`),
            );
            return built.map((encoding) => remember(path, encoding));
          }),
      );
    },

    readText: async (path) => new TextDecoder().decode((await remember(path, 'identity')).bytes),

    async serve(path, request, more = {}) {
      const encoding = isCompressible(path)
        ? bestEncoding(request.headers.get('accept-encoding'))
        : 'identity';
      const { bytes, etag } = await remember(path, encoding);
      const headers = {
        'content-type': contentTypeOf(path),
        'cache-control': isHashed(path) ? immutable : revalidated,
        etag,
        ...(isCompressible(path) && { vary: 'Accept-Encoding' }),
        ...more,
      };
      if (request.headers.get('if-none-match') === etag) {
        return new Response(null, { status: 304, headers });
      }
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: {
          ...headers,
          'content-length': String(bytes.byteLength),
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
      });
    },
  };
}
