import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { bestEncoding, compress, type Encoding } from './compress.ts';
import { contentTypeOf, isCompressible } from './contentTypes.ts';
import { listFiles } from './listFiles.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Files whose names change with their content. */
const isHashed = (path: string) => path.startsWith('assets/');

/** Of use to the build and to this server alone. */
const isInner = (path: string) =>
  /\.(br|gz|map)$/.test(path) || path === 'manifest.json' || path === 'files.json';

const endings: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/** Answers with files of a folder that was listed when the server started. */
export interface FileServer {
  has: (path: string) => boolean;
  /** Reads every file now, so that a build that replaces them meanwhile harms nobody. */
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
  const remembered = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const fileOf = (path: string): string => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`There is no file ${path} below ${folder}.`);
    return file;
  };

  const read = async (path: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'identity') return new Uint8Array(await readFile(fileOf(path)));
    const built = files.get(`${path}${endings[encoding]}`);
    if (built !== undefined) return new Uint8Array(await readFile(built));
    return compress(await remember(path, 'identity'), encoding);
  };

  const remember = (path: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${encoding} ${path}`;
    const known = remembered.get(key);
    if (known) return known;
    const reading = read(path, encoding);
    remembered.set(key, reading);
    reading.catch(() => remembered.delete(key));
    return reading;
  };

  return {
    has: (path) => files.has(path) && !isInner(path),

    holdAll: async () => {
      const encodings: Encoding[] = ['identity', 'br', 'gzip'];
      await Promise.all(
        [...files.keys()]
          .filter((path) => !isInner(path))
          .flatMap((path) => {
            const built = encodings.filter(
              (encoding) => encoding === 'identity' || files.has(`${path}${endings[encoding]}`),
            );
            return built.map((encoding) => remember(path, encoding));
          }),
      );
    },

    readText: async (path) => new TextDecoder().decode(await remember(path, 'identity')),

    async serve(path, request, more = {}) {
      const encoding = isCompressible(path)
        ? bestEncoding(request.headers.get('accept-encoding'))
        : 'identity';
      const bytes = await remember(path, encoding);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
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
