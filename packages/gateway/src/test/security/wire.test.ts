import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

import { listen, type Listening } from '@hearback/api/listen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestProduct } from '../createTestProduct.ts';
import { request, sendRaw } from './rawHttp.ts';

const root = mkdtempSync(`${tmpdir()}/hearback-wire-`);
const client = `${root}/client`;
const planted = 'a planted secret';

/** Requests to the API, by path: a smuggled request would show here. */
const asked: string[] = [];
let server: Listening;

const fakeApi = (incoming: Request): Promise<Response> => {
  const { pathname } = new URL(incoming.url);
  asked.push(pathname);
  if (pathname === '/api/broken/') return Promise.reject(new Error(planted));
  if (pathname === '/api/html/') {
    return Promise.resolve(
      new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } }),
    );
  }
  return Promise.resolve(Response.json({ asked: pathname }));
};

beforeAll(async () => {
  mkdirSync(`${client}/assets`, { recursive: true });
  mkdirSync(`${client}/.git`);
  writeFileSync(`${client}/index.html`, '<!doctype html><html><head></head></html>');
  writeFileSync(`${client}/assets/index-1a2b.js`, 'console.log(1);');
  writeFileSync(`${client}/assets/index-1a2b.js.map`, planted);
  writeFileSync(`${client}/.env`, planted);
  writeFileSync(`${client}/.git/config`, planted);
  writeFileSync(`${root}/secret.txt`, planted);
  symlinkSync(`${root}/secret.txt`, `${client}/assets/link.txt`);
  const { product } = await createTestProduct(fakeApi, { folders: { client } });
  server = await listen((incoming) => product(incoming, '198.51.100.1'), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const host = 'Host: hearback.example';
const canary = request('GET /api/canary/', host, 'Connection: close');
const last = 'Connection: close';

describe('two requests in one', () => {
  const post = (headers: readonly string[], body: string) =>
    request('POST /api/outer/', host, ...headers) + body;
  const hidden = `0\r\n\r\n${canary}`;

  const attacks = {
    'two ways to say how long it is': post(
      [`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked'],
      hidden,
    ),
    'two lengths': post(['Content-Length: 0', `Content-Length: ${canary.length}`], canary),
    'two lengths in one line': post([`Content-Length: 0, ${canary.length}`], canary),
    'a length with a sign': post(['Content-Length: +0'], canary),
    'a coding that nearly is chunked': post(['Transfer-Encoding: xchunked'], hidden),
    'chunked, and not at the end': post(['Transfer-Encoding: chunked, identity'], hidden),
    'a space before the colon': post(
      [`Content-Length : ${hidden.length}`, 'Transfer-Encoding : chunked'],
      hidden,
    ),
    'a header that goes on in the next line': post(
      ['Transfer-Encoding:', ' chunked', `Content-Length: ${hidden.length}`],
      hidden,
    ),
    'lines that end without a return': post([], '').replaceAll('\r\n', '\n') + canary,
    'a length of a chunk that is none': post(
      ['Transfer-Encoding: chunked'],
      `0x1\r\nA\r\n${hidden}`,
    ),
    'a null character in a header': post(['X-Name: a\0b', 'Content-Length: 0'], canary),
  } as const;

  it.each(Object.keys(attacks))('are refused whole: %s', async (name) => {
    asked.length = 0;
    const answers = await sendRaw(server.port, attacks[name as keyof typeof attacks]);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(asked).toEqual([]);
  });

  it('are refused without a host, or with no version of HTTP that is one', async () => {
    for (const bytes of [
      request('GET /healthz', last),
      `GET /healthz HTTP/9.9\r\n${host}\r\n\r\n`,
    ]) {
      expect((await sendRaw(server.port, bytes)).map(({ status }) => status)).toEqual([400]);
    }
  });

  it('would be noticed: a server that reads laxly answers both', async () => {
    const seen: string[] = [];
    const lax = createServer({ insecureHTTPParser: true }, (incoming, outgoing) => {
      seen.push(incoming.url ?? '');
      outgoing.end();
    });
    lax.listen(0, '127.0.0.1');
    await once(lax, 'listening');
    await sendRaw((lax.address() as AddressInfo).port, attacks['two ways to say how long it is']);
    lax.close();
    expect(seen).toEqual(['/api/outer/', '/api/canary/']);
  });

  it('may follow each other where both are right', async () => {
    asked.length = 0;
    await sendRaw(server.port, post(['Content-Length: 2'], '{}') + canary);
    expect(asked.toSorted()).toEqual(['/api/canary/', '/api/outer/']);
  });
});

/** Ways out of a folder, and files that are in it and not for anybody. */
const ways = [
  '.env',
  '.env/',
  '%2eenv',
  '.%65nv',
  '.env%00.js',
  '.git/',
  '.git/config',
  'assets/',
  'assets/link.txt',
  'assets/index-1a2b.js.map',
  'assets/../.env',
  'assets/%2e%2e/.env',
  ...[1, 3, 8].flatMap((depth) =>
    ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '....//', '..;/']
      .concat('%c0%ae%c0%ae/', '%e0%80%ae./', '.%00./')
      .flatMap((up) => [`${up.repeat(depth)}secret.txt`, `assets/${up.repeat(depth)}.env`]),
  ),
];

describe('a way out of the folder', () => {
  it(`is none of ${ways.length}, as written`, async () => {
    const open: string[] = [];
    for (const way of ways) {
      for (const path of [`/${way}`, `//${way}`, `/storybook/${way}`]) {
        const [answer] = await sendRaw(server.port, request(`GET ${path}`, host, last));
        const isFine = answer && [301, 308, 400, 404].includes(answer.status);
        if (!isFine || answer.body.includes(planted)) open.push(`${path}: ${answer?.status}`);
      }
    }
    expect(open).toEqual([]);
  });

  it('would be noticed: what may be read is read the same way', async () => {
    const [answer] = await sendRaw(
      server.port,
      request('GET /assets/index-1a2b.js', host, 'Accept-Encoding: identity', last),
    );
    expect(answer).toMatchObject({ status: 200, body: 'console.log(1);' });
  });
});

describe('an answer of any kind', () => {
  const navigation = ['Sec-Fetch-Mode: navigate', 'Accept: text/html'];
  it.each([
    { what: 'a page', bytes: request('GET /login/', host, last, ...navigation), status: 200 },
    { what: 'a file', bytes: request('GET /assets/index-1a2b.js', host, last), status: 200 },
    { what: 'JSON', bytes: request('GET /api/company/', host, last), status: 200 },
    { what: 'HTML of the API', bytes: request('GET /api/html/', host, last), status: 200 },
    {
      what: 'the graph',
      bytes: request('POST /graphql', host, last, 'Content-Type: text/plain', 'Content-Length: 0'),
      status: 415,
    },
    { what: 'nothing', bytes: request('GET /assets/gone-1a2b.js', host, last), status: 404 },
    {
      what: 'a refusal of what is too long',
      bytes: request('POST /api/image/', host, last, 'Content-Length: 9000000'),
      status: 413,
    },
    { what: 'an error', bytes: request('GET /api/broken/', host, last), status: 503 },
    { what: 'health', bytes: request('GET /healthz', host, last), status: 200 },
  ])('carries what keeps browsers safe: $what', async ({ bytes, status }) => {
    const [answer] = await sendRaw(server.port, bytes);
    expect(answer?.status).toBe(status);
    const head = answer?.head ?? '';
    expect(head).toMatch(/^content-security-policy: .*default-src 'none'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^referrer-policy: no-referrer$/im);
    expect(head).toMatch(/^cross-origin-opener-policy: same-origin$/im);
    expect(head).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains$/im);
    expect(head).not.toMatch(/^x-powered-by:|^set-cookie:|^server:/im);
    expect(answer?.body).not.toContain(planted);
  });

  it('leads nowhere else, whatever is in the path and whatever host is named', async () => {
    const elsewhere: string[] = [];
    const paths = ['//evil.example', '/\\evil.example', '/%09/evil.example', '/%2f%2fevil.example'];
    const all = [...paths, '/storybook', '//evil.example/storybook', '/r/ABC//evil.example', '/r'];
    for (const path of all) {
      const bytes = request(
        `GET ${path}`,
        'Host: evil.example',
        'X-Forwarded-Host: evil.example',
        last,
      );
      const [answer] = await sendRaw(server.port, bytes);
      const location = /^location: (.*)$/im.exec(answer?.head ?? '')?.[1];
      if (location === undefined) continue;
      const { origin } = new URL(location, 'https://hearback.example');
      if (origin !== 'https://hearback.example') elsewhere.push(`${path}: ${location}`);
    }
    expect(elsewhere).toEqual([]);
  });
});
