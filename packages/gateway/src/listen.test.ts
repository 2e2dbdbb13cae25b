import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, expect, it } from 'vitest';

import { listen, type Listening } from './listen.ts';

const host = '127.0.0.1';
const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const serve = async (product: Parameters<typeof listen>[0]): Promise<Listening> => {
  const server = await listen(product, host, 0);
  opened.push(server.close);
  return server;
};

it('says in one sentence that the port is taken', async () => {
  const other = createServer();
  other.listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  opened.push(() => new Promise((resolve) => other.close(resolve)));

  await expect(listen(() => Promise.resolve(new Response()), host, port)).rejects.toMatchObject({
    name: 'ListenError',
    message: `The port ${port} is taken. Stop what uses it, or set PORT to another.`,
  });
});

it('says in one sentence that the address is none of this machine', async () => {
  await expect(
    listen(() => Promise.resolve(new Response()), '203.0.113.1', 0),
  ).rejects.toMatchObject({ name: 'ListenError' });
});

it('knows who asks', async () => {
  const { port } = await serve((_, remoteAddress) => Promise.resolve(new Response(remoteAddress)));

  expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe(host);
});

it('lets what is under way end before it closes', async () => {
  const server = await listen(
    async () => {
      await pause(200);
      return new Response('done');
    },
    host,
    0,
  );
  const answer = fetch(`http://${host}:${server.port}/`);
  await pause(50);

  await server.close();

  expect(await (await answer).text()).toBe('done');
  await expect(fetch(`http://${host}:${server.port}/`)).rejects.toThrow('fetch failed');
});

it('does not wait for streams, which never end', async () => {
  const stream = new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(': hello\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
  const server = await listen(() => Promise.resolve(stream), host, 0);
  const reader = (await fetch(`http://${host}:${server.port}/`)).body?.getReader();
  await reader?.read();
  const startedAt = performance.now();

  await server.close();

  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await expect(reader?.read()).rejects.toThrow('terminated');
});

it('tells a handler when its reader is gone', async () => {
  const gone = Promise.withResolvers<string>();
  const { port } = await serve((request) => {
    request.signal.addEventListener('abort', () => gone.resolve('gone'));
    return Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
          cancel: () => gone.resolve('gone'),
        }),
      ),
    );
  });
  const reader = (await fetch(`http://${host}:${port}/`)).body?.getReader();
  await reader?.read();

  await reader?.cancel();

  expect(await gone.promise).toBe('gone');
});
