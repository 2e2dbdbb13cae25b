// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
