import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves a folder by Node's own server, as the product is served. Every file is compressed in
 * advance, at Brotli's best. `answer` returns the responses to a page's POST requests.
 */
export async function serveFiles(folder: string, answer: (path: string) => object | undefined) {
  const files = new Map<string, { type: string; bytes: Buffer }>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const bytes = brotliCompressSync(readFileSync(join(folder, name)));
    files.set(name === 'index.html' ? '/' : `/${name}`, { type, bytes });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const said = request.method === 'POST' ? answer(pathname) : undefined;
    const file = said
      ? { type: 'application/json', bytes: brotliCompressSync(JSON.stringify(said)) }
      : files.get(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.bytes.length,
      'cache-control': 'no-cache',
    });
    response.end(file.bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
