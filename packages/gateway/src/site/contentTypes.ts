import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a file is, by its ending. Unknown ones are bytes to be saved. */
export const contentTypeOf = (path: string): string =>
  types[extname(path)] ?? 'application/octet-stream';

/** Whether packing a file pays. Pictures and fonts are packed already. */
export const isCompressible = (path: string): boolean =>
  [
    '.html',
    '.js',
    '.mjs',
    '.css',
    '.json',
    '.webmanifest',
    '.svg',
    '.txt',
    '.ico',
    '.wasm',
  ].includes(extname(path));
