import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestGateway } from '../test/createTestGateway.ts';
import { Reply } from '../test/fakeApi.ts';
import { user } from '../test/world.ts';

// The clock stands still, so that the seconds to wait are known.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:20Z') }));
afterEach(() => vi.useRealTimers());

const tokenOf = (userId: string, signature: string) =>
  `Bearer e30.${Buffer.from(JSON.stringify({ user_id: userId })).toString('base64url')}.${signature}`;
const bearerOf = (userId: string) => tokenOf(userId, 'c2ln');
const forgedFor = (userId: string) => tokenOf(userId, '');

/**
 * A factor that lets a guest ask once and a person three times, with twelve from one address. The
 * API takes tokens that are signed, and keys.
 */
const gateway = () =>
  createTestGateway(
    {
      'GET /user/details/': () => user,
      'GET /key/': () => ({}),
      'POST /user/api/token/verify/': ({ body }) =>
        new Reply((body as { token: string }).token.endsWith('.c2ln') ? 200 : 401, {}),
    },
    { rateLimitFactor: 0.01 },
  );

const statusesOf = async (
  { post }: ReturnType<typeof gateway>,
  times: number,
  headers: Record<string, string> = {},
  clientAddress?: string,
) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await post({ query: '{ me { id } }' }, headers, clientAddress)).status);
  }
  return statuses;
};

it('lets each address without a session ask so often', async () => {
  const front = gateway();

  expect(await statusesOf(front, 2, {}, '203.0.113.1')).toEqual([200, 429]);
  expect(await statusesOf(front, 1, {}, '203.0.113.2')).toEqual([200]);
});

it('counts the addresses of one IPv6 network as one', async () => {
  const front = gateway();

  expect(await statusesOf(front, 1, {}, '2001:db8::1')).toEqual([200]);
  expect(await statusesOf(front, 1, {}, '2001:db8:0:0:ffff::2')).toEqual([429]);
  expect(await statusesOf(front, 1, {}, '2001:db8:0:1::1')).toEqual([200]);
});

it('lets each person ask so often, and those beside them too', async () => {
  const front = gateway();

  expect(await statusesOf(front, 4, { authorization: bearerOf('a') })).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await statusesOf(front, 1, { authorization: bearerOf('b') })).toEqual([200]);
});

it('counts each key of a program by itself', async () => {
  const front = gateway();
  const keyOf = (letter: string) => ({ authorization: `Bearer hb_live_${letter.repeat(49)}` });

  expect(await statusesOf(front, 4, keyOf('a'))).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(front, 1, keyOf('b'))).toEqual([200]);
});

it('uses up nobody’s requests from another address in their name', async () => {
  const front = gateway();
  await statusesOf(front, 4, { authorization: bearerOf('a') }, '203.0.113.66');

  expect(await statusesOf(front, 1, { authorization: bearerOf('a') }, '203.0.113.1')).toEqual([
    200,
  ]);
});

it('is not fooled by a new name for each request', async () => {
  const front = gateway();
  const statuses: number[] = [];
  for (let name = 0; name < 13; name += 1) {
    statuses.push(...(await statusesOf(front, 1, { authorization: bearerOf(String(name)) })));
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
});

it('counts whoever forges a token as the guest they are', async () => {
  const front = gateway();
  const statuses: number[] = [];
  for (let name = 0; name < 5; name += 1) {
    statuses.push(...(await statusesOf(front, 1, { authorization: forgedFor(String(name)) })));
  }

  expect(statuses).toEqual([200, 429, 429, 429, 429]);
  // Whoever is logged in at the same address asks on.
  expect(await statusesOf(front, 2, { authorization: bearerOf('a') })).toEqual([200, 200]);
});

it('has the API look at a token once a minute', async () => {
  const front = gateway();
  await statusesOf(front, 3, { authorization: bearerOf('a') });

  const looked = front.asked.filter(({ path }) => path === '/user/api/token/verify/');
  expect(looked).toHaveLength(1);
});

it('asks nothing of the API when it refuses, and says how long to wait', async () => {
  const front = gateway();
  await statusesOf(front, 1);

  const answer = await front.post({ query: '{ me { id } }' });

  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }],
  });
  expect(front.asked).toHaveLength(1);
});

it('begins anew a minute after the first request', async () => {
  const front = gateway();
  await statusesOf(front, 2);

  vi.setSystemTime(new Date('2026-11-21T09:31:19Z'));
  expect(await statusesOf(front, 1)).toEqual([429]);

  vi.setSystemTime(new Date('2026-11-21T09:31:20Z'));
  expect(await statusesOf(front, 1)).toEqual([200]);
});

it('is off where the factor is 0', async () => {
  const front = createTestGateway({ 'GET /user/details/': () => user }, { rateLimitFactor: 0 });

  expect(await statusesOf(front, 3)).toEqual([200, 200, 200]);
});
