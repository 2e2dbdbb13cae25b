import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from './pages.ts';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A line</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A line of text.">
</head><body><main><h1>A line of text</h1></main></body></html>`;

/** A page of one line: what it does not reach on this machine, nothing can. */
export async function startLine(): Promise<{ page: Page; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const page: Page = {
    name: 'a line',
    address: () => `http://127.0.0.1:${port}/`,
    inside: false,
    goals: {},
  };
  return { page, close: () => void server.close() };
}
