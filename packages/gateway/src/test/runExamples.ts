import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { getRequestListener } from '@hono/node-server';

const run = promisify(execFile);

const articles = fileURLToPath(
  new URL('../../../app/src/features/help/articles/bi/', import.meta.url),
);

/** The lines for a terminal in an article, one text for each block. */
export function linesIn(article: string): string[] {
  const text = readFileSync(`${articles}${article}.mdx`, 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
}

/** Serves a product on a port of its own while something is done with it. */
export async function whileServed<Result>(
  answer: (request: Request) => Promise<Response>,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs lines as a reader would who wrote down their own address and key. Fails when one of them fails. */
export async function runLines(
  lines: string,
  { address, key, folder }: { address: string; key: string; folder: string },
): Promise<string> {
  const own = lines
    .replace(/^HEARBACK=.*$/m, `HEARBACK=${address}`)
    .replace(/^KEY=.*$/m, `KEY=${key}`);
  const { stdout } = await run('bash', ['-euc', own], { cwd: folder });
  return stdout;
}
