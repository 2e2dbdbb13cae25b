// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchOwn } from './sendRequest';

const setToken = (token: string) => (document.cookie = `XSRF-TOKEN=${token}; path=/`);
const asked: (string | undefined)[] = [];

/** A server that believes one token, and gives it to whoever sends another. */
const serve = (believed: string) =>
  vi.stubGlobal('fetch', (_: string, init: { headers: Record<string, string> }) => {
    asked.push(init.headers['x-xsrf-token']);
    if (init.headers['x-xsrf-token'] === believed) return Promise.resolve(new Response('taken'));
    setToken(believed);
    return Promise.resolve(new Response('', { status: 403 }));
  });

beforeEach(() => {
  document.cookie = 'theme=1; path=/';
  asked.length = 0;
});
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  vi.unstubAllGlobals();
});

const send = () => fetchOwn('/graphql', { method: 'POST', headers: { accept: 'text/plain' } });

it('repeats the cookie in the header', async () => {
  setToken('one.mark');
  serve('one.mark');
  expect(await (await send()).text()).toBe('taken');
  expect(asked).toEqual(['one.mark']);
});

it('sends once more when the cookie was exchanged on the way', async () => {
  setToken('old.mark');
  serve('new.mark');
  expect(await (await send()).text()).toBe('taken');
  expect(asked).toEqual(['old.mark', 'new.mark']);
});

it('sends no header without a cookie, and does not insist where it is refused for another reason', async () => {
  vi.stubGlobal('fetch', (_: string, init: { headers: Record<string, string> }) => {
    asked.push(init.headers['x-xsrf-token']);
    return Promise.resolve(new Response('', { status: 403 }));
  });
  expect((await send()).status).toBe(403);
  expect(asked).toEqual([undefined]);
});

describe('what the page has sent before the app was there', () => {
  const init = {
    method: 'POST',
    headers: { authorization: 'Bearer a1' },
    body: '{"variables":{}}',
  };
  /** The page's script has sent the request, and got this response. */
  const sendEarly = (response: Response) =>
    vi.stubGlobal(
      'earlyResponses',
      new Map([['Bearer a1 {"variables":{}}', Promise.resolve(response)]]),
    );

  beforeEach(() => {
    vi.stubGlobal('performance', { now: () => 3_000 });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked now')));
  });

  const ask = async (change = {}) => (await fetchOwn('/graphql', { ...init, ...change })).text();

  it('is taken, once', async () => {
    sendEarly(new Response('early'));
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('asked now');
  });

  it.each([
    ['another account', { headers: { authorization: 'Bearer a2' } }],
    ['another request', { body: '{}' }],
  ])('is not taken for %s', async (_, change) => {
    sendEarly(new Response('early'));
    expect(await ask(change)).toBe('asked now');
  });

  it('is not taken where the cookie against forged requests was exchanged, or when it is old', async () => {
    sendEarly(new Response('', { status: 403 }));
    expect(await ask()).toBe('asked now');
    sendEarly(new Response('early'));
    vi.stubGlobal('performance', { now: () => 10_001 });
    expect(await ask()).toBe('asked now');
  });
});
