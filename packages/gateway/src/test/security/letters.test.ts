import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { once } from 'node:events';

import { listen } from '@hearback/api/listen';
import { startApi, type RunningApi } from '@hearback/api/start';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readGatewayEnv } from '../../env.ts';
import { createTestProduct } from '../createTestProduct.ts';

const id = '0199f0aa-0000-4000-8000-00000000000f';
const letter = `To: ada@example.com\nSubject: Hello\n\nhttps://hearback.example/activate#t=secret\n`;
const paths = ['/dev/mail', '/dev/mail/', `/dev/mail/${id}/`, '/dev%2fmail/', '/api/../dev/mail/'];

const question = JSON.stringify({ query: '{ lettersAt }' });

/** The product on a port, with a letter in its outbox, and a proxy on the same machine before it. */
async function startProduct(publicOrigin: string) {
  const dataDir = mkdtempSync(`${tmpdir()}/hearback-letters-`);
  mkdirSync(`${dataDir}/outbox`);
  writeFileSync(`${dataDir}/outbox/${id}.eml`, letter);
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: publicOrigin,
    RATE_LIMIT_FACTOR: '0',
    GRAPH_OPERATIONS: 'any',
    LOG_LEVEL: 'silent',
  };
  const api: RunningApi = await startApi(readGatewayEnv(settings), {
    withSample: false,
    logger: pino({ level: 'silent' }),
  });
  const { product } = await createTestProduct((request) => api.fetch(request, { trusted: true }), {
    settings,
  });
  const server = await listen(
    (request, { incoming }) => product(request, incoming.socket.remoteAddress),
    { host: '127.0.0.1', port: 0 },
  );
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.9' };
    asked.pipe(
      ask(
        { host: '127.0.0.1', port: server.port, method: asked.method, path: asked.url, headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 0);
          given.pipe(answer);
        },
      ),
    );
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const send = async (
    port: number,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = ask({ host: '127.0.0.1', port, path, headers, method }).end(body);
    const [answer] = (await once(asked, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    return { status: answer.statusCode, text };
  };
  const get = (port: number, path: string, headers: Record<string, string>) =>
    send(port, path, headers);
  const proxyPort = (proxy.address() as AddressInfo).port;
  /** Value of `lettersAt` in the graph. */
  const told = async (port: number, headers: Record<string, string>) => {
    const json = { 'content-type': 'application/json', 'content-length': String(question.length) };
    const { text } = await send(port, '/graphql', { ...json, ...headers }, question);
    return (JSON.parse(text) as { data?: { lettersAt: string | null } }).data?.lettersAt;
  };
  return {
    tell: (headers = {}) => told(server.port, { host: 'localhost:3000', ...headers }),
    tellProxied: (headers = {}) => told(proxyPort, { host: 'localhost:3000', ...headers }),
    direct: (path: string, headers = {}) =>
      get(server.port, path, { host: 'localhost:3000', ...headers }),
    proxied: (path: string, headers = {}) =>
      get(proxyPort, path, { host: 'localhost:3000', ...headers }),
    end: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await server.close();
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let here: Awaited<ReturnType<typeof startProduct>>;
let open: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  here = await startProduct('http://localhost:3000');
  open = await startProduct('https://feedback.example.com');
}, 120_000);
afterAll(async () => {
  await here.end();
  await open.end();
});

describe('letters in the outbox', () => {
  it('are shown to somebody who tries the product on their own machine', async () => {
    expect((await here.direct('/dev/mail/')).text).toContain('activate#t=secret');
    expect((await here.direct('/dev/mail')).status).toBe(200);
    expect((await here.direct(`/dev/mail/${id}/`)).status).toBe(200);
  });

  it.each(paths)('are not shown through a proxy on the same machine: %s', async (path) => {
    for (const headers of [{}, { host: 'feedback.example.com' }, { host: '127.0.0.1' }]) {
      for (const product of [here, open]) {
        const { status, text } = await product.proxied(path, headers);
        expect(text).not.toContain('secret');
        expect(status).toBe(404);
      }
    }
  });

  it.each(paths)('are shown to nobody where the product has a public name: %s', async (path) => {
    for (const headers of [{}, { host: 'feedback.example.com' }]) {
      expect((await open.direct(path, headers)).status).toBe(404);
    }
  });

  it.each([
    { host: 'feedback.example.com' },
    { host: 'rebound.evil.test:3000' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 vegur' },
    { 'cf-connecting-ip': '203.0.113.9' },
  ])('are not shown to whom a proxy or another name brought: %j', async (headers) => {
    expect((await here.direct('/dev/mail/', headers)).status).toBe(404);
  });

  it('are told of where they are shown, and nowhere else', async () => {
    expect(await here.tell()).toBe('/dev/mail/');
    expect(await here.tellProxied()).toBeNull();
    expect(await here.tell({ forwarded: 'for=127.0.0.1' })).toBeNull();
    expect(await here.tell({ host: 'rebound.evil.test:3000' })).toBeNull();
    expect(await open.tell()).toBeNull();
    expect(await open.tell({ host: 'feedback.example.com' })).toBeNull();
  });

  it.each([
    { SMTP_URL: 'smtp://mail.example.com:587' },
    { API_URL: 'http://127.0.0.1:4000' },
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://feedback.example.com' },
  ])('are not told of with %j', async (settings) => {
    const { product } = await createTestProduct(() => Promise.resolve(new Response()), {
      settings: { PUBLIC_ORIGIN: 'http://localhost:3000', ...settings },
    });
    const asked = new Request('http://localhost:3000/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
    });
    const answer = await product(asked, '127.0.0.1');
    expect(await answer.json()).toEqual({ data: { lettersAt: null } });
  });

  it('are not shown by a gateway whose API is another process', async () => {
    const asked: string[] = [];
    const { product } = await createTestProduct(
      (request) => {
        asked.push(request.url);
        return Promise.resolve(new Response('letters'));
      },
      { settings: { PUBLIC_ORIGIN: 'http://localhost:3000', API_URL: 'http://127.0.0.1:4000' } },
    );
    const answer = await product(new Request('http://localhost:3000/dev/mail/'), '127.0.0.1');
    expect([answer.status, asked]).toEqual([404, []]);
  });
});
