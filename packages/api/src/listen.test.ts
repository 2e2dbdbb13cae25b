import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { listen, type Listening } from './listen.ts';

const host = '127.0.0.1';
const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const serve = async (answer: Parameters<typeof listen>[0]): Promise<Listening> => {
  const server = await listen(answer, { host, port: 0 });
  opened.push(server.close);
  return server;
};

/** Asks over the connections of an agent, and answers the head once the whole answer has come. */
const get = async (port: number, agent: Agent): Promise<IncomingMessage> => {
  const asked = ask({ host, port, agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

it('says in one sentence that the port is taken', async () => {
  const other = createServer();
  other.listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  opened.push(() => new Promise((resolve) => other.close(resolve)));

  await expect(listen(() => new Response(), { host, port })).rejects.toMatchObject({
    name: 'StartError',
    message: `The port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
  });
});

it('says in one sentence that the address is none of this machine', async () => {
  await expect(
    listen(() => new Response(), { host: '203.0.113.1', port: 0 }),
  ).rejects.toMatchObject({ name: 'StartError' });
});

it('knows who asks', async () => {
  const { port } = await serve((_, { incoming }) => new Response(incoming.socket.remoteAddress));

  expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe(host);
});

it('tells a handler when its reader is gone', async () => {
  const gone = Promise.withResolvers<string>();
  const { port } = await serve((request) => {
    request.signal.addEventListener('abort', () => gone.resolve('gone'));
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
        cancel: () => gone.resolve('gone'),
      }),
    );
  });
  const reader = (await fetch(`http://${host}:${port}/`)).body?.getReader();
  await reader?.read();

  await reader?.cancel();

  expect(await gone.promise).toBe('gone');
});

describe('at the end', () => {
  it('lets what is under way end before it closes', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const server = await listen(
      async () => {
        begun.resolve();
        await mayEnd.promise;
        return new Response('done');
      },
      { host, port: 0 },
    );
    const answer = fetch(`http://${host}:${server.port}/`);
    await begun.promise;

    const closed = server.close();
    mayEnd.resolve();
    await closed;

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
    const server = await listen(() => stream, { host, port: 0 });
    const reader = (await fetch(`http://${host}:${server.port}/`)).body?.getReader();
    await reader?.read();

    await server.close();

    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  it('loses no request of those who ask again and again, and tells each to go elsewhere', async () => {
    const server = await serve(() => new Response('well'));
    let answered = 0;
    const visit = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const { statusCode, headers } = await get(server.port, agent);
        answered += 1;
        if (answered === 100) server.closeKeepAlive();
        if (statusCode !== 200) return statusCode;
        if (headers.connection === 'close') return 'sent elsewhere';
      }
    };

    const visitors = await Promise.all(Array.from({ length: 20 }, visit));

    expect(new Set(visitors)).toEqual(new Set(['sent elsewhere']));
    expect(answered).toBeGreaterThanOrEqual(100);
  });

  it('answers what has arrived on a connection that was kept, and closes it', async () => {
    const server = await listen(() => new Response('well'), { host, port: 0 });
    const connection = connect(server.port, host).setEncoding('utf8');
    let heard = '';
    connection.on('data', (text: string) => (heard += text));
    const say = () =>
      new Promise((resolve) => {
        connection.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n', resolve);
      });
    await say();
    await once(connection, 'data');
    await say();

    const ended = once(connection, 'end');
    await server.close();
    await ended;

    expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(heard).toContain('onnection: close');
  });
});
