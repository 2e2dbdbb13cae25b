import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One file that may be served, and nothing that is not listed may be. */
export interface ListedFile {
  /** The path in the address, such as `/assets/index-1a2b.js`. */
  path: string;
  type: string;
  bytes: number;
  etag: string;
  /** Carries a hash of its content in its name: it never changes. */
  immutable: boolean;
  /** Compressed copies that lie beside it, with `.br` and `.gz` after its name. */
  encodings: ('br' | 'gzip')[];
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files of the build itself, of no use to a browser. */
const inner = new Set(['manifest.json', 'files.json']);

/**
 * Compresses what gains from it and writes `files.json`: the list that the server serves from,
 * instead of looking into the folder.
 */
export async function listFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .filter((name) => !inner.has(name) && types[extname(name)] !== undefined)
    .toSorted();

  const files: ListedFile[] = await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(`${folder}/${name}`);
      const encodings: ListedFile['encodings'] = [];
      if (compressible.has(extname(name)) && content.length > 512) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${folder}/${name}.br`, await toBrotli(content, { params }));
        writeFileSync(`${folder}/${name}.gz`, await toGzip(content, { level: 9 }));
        encodings.push('br', 'gzip');
      }
      return {
        path: `/${name}`,
        type: types[extname(name)] ?? 'application/octet-stream',
        bytes: content.length,
        etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
        immutable: name.startsWith('assets/'),
        encodings,
      };
    }),
  );
  writeFileSync(`${folder}/files.json`, `${JSON.stringify(files, null, 1)}\n`);
}
