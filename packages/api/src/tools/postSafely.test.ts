import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openReceiver, type Receiver } from '../test/openReceiver.ts';
import { createPostSafely, type PostFailure } from './postSafely.ts';

const run = promisify(execFile);

let allowed: Receiver;
let forbidden: Receiver;
beforeAll(async () => {
  allowed = await openReceiver('127.0.0.1');
  forbidden = await openReceiver('127.0.0.2');
});
afterAll(async () => {
  await allowed.close();
  await forbidden.close();
});

const isAllowed = (address: string) => address === '127.0.0.1';
const v4 = (address: string) => ({ address, family: 4 });
const post = (url: string) => ({
  url,
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
  timeoutMs: 30_000,
  signal: new AbortController().signal,
});

/** Why a post failed. */
const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: PostFailure) => error.reason,
  );

describe('a name', () => {
  it('is looked up once, and the connection goes to what was checked', async () => {
    const answers = [[v4('127.0.0.1')], [v4('127.0.0.2')]];
    let asked = 0;
    const send = createPostSafely({
      isAllowed,
      resolve: () => Promise.resolve(answers[asked++] ?? []),
    });
    // Both listen on ports of their own: whoever connects elsewhere reaches nobody, or the other one.
    const url = `http://rebind.example:${allowed.port}/hooks`;

    expect(await send(post(url))).toEqual({ status: 204, text: '' });
    expect(asked).toBe(1);
    expect(allowed.received).toHaveLength(1);
    expect(allowed.received[0]?.headers['host']).toBe(`rebind.example:${allowed.port}`);

    expect(await reasonOf(send(post(`http://rebind.example:${forbidden.port}/hooks`)))).toBe(
      'address',
    );
    expect(forbidden.received).toEqual([]);
  });

  it.each([
    ['leads to a forbidden address', [v4('127.0.0.2')]],
    ['leads to a forbidden address, too', [v4('127.0.0.1'), v4('127.0.0.2')]],
    ['leads to a forbidden one of IPv6', [v4('127.0.0.1'), { address: '::1', family: 6 }]],
    ['leads nowhere', []],
  ])('that %s is not called', async (_, addresses) => {
    const send = createPostSafely({ isAllowed, resolve: () => Promise.resolve(addresses) });
    const before = forbidden.received.length + allowed.received.length;
    const url = `http://somewhere.example:${forbidden.port}/`;
    expect(await reasonOf(send(post(url)))).toBe('address');
    expect(forbidden.received.length + allowed.received.length).toBe(before);
  });

  it('that nobody answers for is not called', async () => {
    const send = createPostSafely({
      isAllowed,
      resolve: () => Promise.reject(new Error('ENOENT')),
    });
    expect(await reasonOf(send(post('http://somewhere.example/')))).toBe('address');
  });
});

describe('an address without a name', () => {
  it('is checked itself, whatever a resolver says', async () => {
    const send = createPostSafely({ isAllowed, resolve: () => Promise.resolve([v4('127.0.0.1')]) });
    expect(await reasonOf(send(post(forbidden.url)))).toBe('address');
    expect(forbidden.received).toEqual([]);
    expect(await send(post(allowed.url))).toMatchObject({ status: 204 });
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://169.254.169.254/',
  ])('such as %s is refused where nothing else is set', async (url) => {
    expect(await reasonOf(createPostSafely()(post(url)))).toBe('address');
  });
});

describe('who answers', () => {
  it('not at all is given up on', async () => {
    allowed.answerNext(() => undefined);
    const send = createPostSafely({ isAllowed });
    expect(await reasonOf(send({ ...post(allowed.url), timeoutMs: 50 }))).toBe('timeout');
  });

  it('with a name that never resolves is given up on', async () => {
    const send = createPostSafely({ isAllowed, resolve: () => new Promise(() => undefined) });
    expect(await reasonOf(send({ ...post('http://slow.example/'), timeoutMs: 50 }))).toBe(
      'timeout',
    );
  });

  it('slowly is left alone when the process ends', async () => {
    const ending = new AbortController();
    allowed.answerNext(() => ending.abort(new Error('We end.')));
    const send = createPostSafely({ isAllowed });
    await expect(send({ ...post(allowed.url), signal: ending.signal })).rejects.toThrow('We end.');
  });
});

describe('a certificate', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-tls-'));
    const keyFile = join(folder, 'key.pem');
    const certFile = join(folder, 'cert.pem');
    const names = '-subj /CN=hooks.example -addext subjectAltName=DNS:hooks.example';
    const what = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
    const files = ['-keyout', keyFile, '-out', certFile];
    await run('openssl', [...what.split(' '), ...names.split(' '), ...files]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has to be for the name, and from somebody who is believed', async () => {
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    const cert = await read('cert.pem');
    const server = createServer({ key: await read('key.pem'), cert }, (request, response) => {
      request.resume();
      response.end('thanks');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const tools = { isAllowed, resolve: () => Promise.resolve([v4('127.0.0.1')]) };
    const send = createPostSafely({ ...tools, ca: cert });

    expect(await send(post(`https://hooks.example:${port}/`))).toEqual({
      status: 200,
      text: 'thanks',
    });
    expect(await reasonOf(send(post(`https://other.example:${port}/`)))).toBe('certificate');
    const doubting = createPostSafely(tools);
    expect(await reasonOf(doubting(post(`https://hooks.example:${port}/`)))).toBe('certificate');
    server.close();
    server.closeAllConnections();
  });
});
