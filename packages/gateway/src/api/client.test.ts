import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApiClient, slowMs } from './client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);

it('waits five seconds for an API that does not answer, and tells it to stop', async () => {
  let signal: AbortSignal | undefined;
  const api = createApiClient({
    base: 'http://api.test',
    call: (request) => {
      signal = request.signal;
      return never();
    },
  });

  const answer = api.get('/company/').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toMatchObject({ refusal: { status: 0, code: 'unavailable' } });
  expect(signal?.aborted).toBe(true);
});

it('waits thirty seconds for what the API has to work at', async () => {
  const api = createApiClient({ base: 'http://api.test', call: never });
  let isOver = false;
  const asked = { path: { id: '1' }, body: {}, timeoutMs: slowMs };
  const answer = api.patch('/code/{id}/', asked).catch(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(true);
});

it('counts a body that never ends towards the same time', async () => {
  const api = createApiClient({
    base: 'http://api.test',
    call: () => Promise.resolve(new Response(new ReadableStream())),
  });

  const answer = api.get('/company/').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(await answer).toMatchObject({ refusal: { status: 0 } });
});

it('asks once, whatever happens', async () => {
  const call = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.reject(new TypeError('fetch failed')),
  );

  await createApiClient({ base: 'http://api.test', call })
    .post('/user/login/', { body: { email: 'anna@example.com', password: 'lipowa-13' } })
    .catch(() => undefined);

  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['../user?a=ł', '..%2Fuser%3Fa%3D%C5%82'],
  // Half of a surrogate pair.
  ['\ud800', '%EF%BF%BD'],
])('writes %j as one part of an address', async (id, part) => {
  const call = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({})),
  );
  await createApiClient({ base: 'http://api.test', call }).get('/form/{id}/', { path: { id } });
  expect(call.mock.calls[0]?.[0].url).toBe(`http://api.test/api/form/${part}/`);
});

it('spells names as the API does, and leaves what documents hold alone', async () => {
  const bodies: unknown[] = [];
  const call = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({});
  };
  const translations = { main: 'en-US', texts: {} } as never;
  await createApiClient({ base: 'http://api.test', call }).post('/form/', {
    body: { title: 'Café', thankYou: { title: 'Thanks' }, translations, fields: [] },
  });
  expect(bodies).toEqual([
    { title: 'Café', thank_you: { title: 'Thanks' }, translations, fields: [] },
  ]);
});
