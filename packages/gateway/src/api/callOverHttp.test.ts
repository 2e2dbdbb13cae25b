import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { callOverHttp } from './overHttp.ts';

const opened: { closeAllConnections: () => void; close: () => void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that hangs up on the first request without a word. */
const createMoodyServer = async () => {
  let requests = 0;
  const listener: RequestListener = (incoming, outgoing) => {
    requests += 1;
    if (requests === 1) incoming.socket.destroy();
    else outgoing.end('hello');
  };
  const server = createServer(listener);
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, count: () => requests };
};

it('asks a harmless question once more when the connection breaks', async () => {
  const server = await createMoodyServer();

  const answer = await callOverHttp(new Request(server.url));

  expect(await answer.text()).toBe('hello');
  expect(server.count()).toBe(2);
});

it('never sends a change twice', async () => {
  const server = await createMoodyServer();

  await expect(
    callOverHttp(new Request(server.url, { method: 'POST', body: '{}' })),
  ).rejects.toThrow('fetch failed');
  expect(server.count()).toBe(1);
});
