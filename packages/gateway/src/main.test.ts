import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const patience = { timeout: 30_000, interval: 50 };

/** An API that is always ready, and answers one address when the test says so. */
const mayAnswer = Promise.withResolvers<void>();
const wasAsked = Promise.withResolvers<void>();
const api = createServer(async (request, response) => {
  if (request.url === '/api/slow/') {
    wasAsked.resolve();
    await mayAnswer.promise;
  }
  response.setHeader('content-type', 'application/json').end('{}');
});
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-main-'));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(async () => {
  api.close();
  api.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the gateway as a process of its own. */
const startGateway = async () => {
  const { port } = api.address() as AddressInfo;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      API_URL: `http://127.0.0.1:${port}`,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
      DRAIN_MS: '2500',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += String(text)));
  const origin = await vi.waitFor(() => {
    const found = / is at (http:\S+)/.exec(printed)?.[1];
    if (found === undefined) throw new Error('The gateway has not said where it is.');
    return found;
  }, patience);
  return { origin, child, ended };
};

/** Asks over the connections of an agent, and answers the head once the whole answer has come. */
const get = async (url: string, agent: Agent): Promise<IncomingMessage> => {
  const asked = ask(url, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

it('is asked to end under load, and loses nobody', async () => {
  const { origin, child, ended } = await startGateway();
  let answered = 0;
  /** Comes back over the same connection until it is told to go elsewhere. */
  const visit = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { statusCode, headers } = await get(`${origin}${path}`, agent);
      answered += 1;
      if (statusCode !== 200 || headers.connection === 'close') return statusCode;
    }
  };
  const visitors = ['/healthz', '/api/company/'].flatMap((path) =>
    Array.from({ length: 8 }, () => visit(path)),
  );
  const slow = fetch(`${origin}/api/slow/`);
  await wasAsked.promise;
  await vi.waitFor(() => expect(answered).toBeGreaterThan(100), patience);

  child.kill('SIGTERM');

  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]));
  const readiness = await fetch(`${origin}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'stopping' }]);
  await vi.waitFor(
    () => expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed'),
    patience,
  );
  mayAnswer.resolve();
  expect((await slow).status).toBe(200);
  expect((await ended)[0]).toBe(0);
});
