import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it, vi } from 'vitest';

import { reachApi } from './overHttp.ts';

const opened: { closeAllConnections: () => void; close: () => void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function startApi(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    listener(incoming, outgoing);
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

const logger = () => ({ warn: vi.fn<() => void>(), info: vi.fn<() => void>() });

const post = (url: string, signal?: AbortSignal) =>
  new Request(`${url}/api/code/`, { method: 'POST', body: '{}', ...(signal && { signal }) });

it('gives up on an API that says nothing at all', async () => {
  const { url } = await startApi(() => undefined);
  const call = reachApi({ url, logger: logger(), pace: { quietMs: 5, probeMs: 20 } });

  await expect(call(post(url))).rejects.toThrow('The API is silent.');
});

it('waits for an answer that takes long while the API says that it is there', async () => {
  let probes = 0;
  let finish: () => void = () => undefined;
  const { url } = await startApi(({ url: path }, outgoing) => {
    if (path !== '/healthz') finish = () => outgoing.end('published');
    else {
      outgoing.end('ok');
      probes += 1;
      if (probes === 3) finish();
    }
  });
  const call = reachApi({ url, logger: logger(), pace: { quietMs: 1, probeMs: 60_000 } });

  expect(await (await call(post(url))).text()).toBe('published');
});

it('leaves an API alone that hung up five times, and asks it again after a rest', async () => {
  let isBack = false;
  const { url, asked } = await startApi((_, outgoing) => {
    if (isBack) outgoing.end('back');
    else outgoing.destroy();
  });
  const log = logger();
  const call = reachApi({ url, logger: log, pace: { quietMs: 60_000, openMs: 0 } });
  for (let n = 0; n < 5; n += 1) await expect(call(post(url))).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(5);
  expect(log.warn).toHaveBeenCalledTimes(1);

  isBack = true;
  expect(await (await call(post(url))).text()).toBe('back');
  expect(log.info).toHaveBeenCalledWith('The API answers again');
});

it('asks nothing while the API is left alone', async () => {
  const { url, asked } = await startApi((_, outgoing) => outgoing.destroy());
  const call = reachApi({ url, logger: logger(), pace: { quietMs: 60_000, openMs: 3_600_000 } });
  for (let n = 0; n < 5; n += 1) await expect(call(post(url))).rejects.toThrow('fetch failed');

  await expect(call(post(url))).rejects.toThrow('did not answer lately');
  expect(asked).toHaveLength(5);
});

it('knows nothing of the API from callers who hang up', async () => {
  const { url } = await startApi((_, outgoing) => outgoing.end('fine'));
  const call = reachApi({ url, logger: logger(), pace: { quietMs: 60_000, openMs: 3_600_000 } });
  for (let n = 0; n < 9; n += 1) {
    await expect(call(post(url, AbortSignal.abort()))).rejects.toThrow('aborted');
  }

  expect(await (await call(post(url))).text()).toBe('fine');
});

it('keeps a stream open in silence, and lets go of it when its reader does', async () => {
  const closed = Promise.withResolvers<void>();
  const { url, asked } = await startApi((_, outgoing) => {
    outgoing.on('close', closed.resolve);
    outgoing.write('event: listening\n\n');
  });
  const call = reachApi({ url, logger: logger(), pace: { quietMs: 60_000 } });
  const reader = new AbortController();
  const { body } = await call(new Request(`${url}/api/feedback/stream/`, reader));
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await stream?.read()).toEqual({ done: false, value: 'event: listening\n\n' });

  reader.abort();
  await expect(stream?.read()).rejects.toThrow('aborted');
  await closed.promise;
  expect(asked).toEqual(['GET /api/feedback/stream/']);
});
