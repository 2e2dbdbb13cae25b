import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createHttp } from './http.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);

it('waits five seconds for an API that does not answer, and tells it to stop', async () => {
  let signal: AbortSignal | undefined;
  const http = createHttp(
    (request) => {
      signal = request.signal;
      return never();
    },
    'http://api.test',
    {},
  );

  const answer = http.get('/company/').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toMatchObject({ refusal: { status: 0, code: 'unavailable' } });
  expect(signal?.aborted).toBe(true);
});

it.each(['postPatiently', 'patchPatiently'] as const)(
  'waits thirty seconds with %s, for what the API has to work at',
  async (way) => {
    const http = createHttp(never, 'http://api.test', {});
    let isOver = false;
    const answer = http[way]('/code/1/', {}).catch(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(true);
  },
);

it('counts a body that never ends towards the same time', async () => {
  const http = createHttp(
    () => Promise.resolve(new Response(new ReadableStream())),
    'http://api.test',
    {},
  );

  const answer = http.get('/company/').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(await answer).toMatchObject({ refusal: { status: 0 } });
});

it('asks once, whatever happens', async () => {
  const call = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.reject(new TypeError('fetch failed')),
  );

  await createHttp(call, 'http://api.test', {})
    .post('/user/login/', {})
    .catch(() => undefined);

  expect(call).toHaveBeenCalledTimes(1);
});
