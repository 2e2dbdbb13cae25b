import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renewSession } from './renewSession';
import { tokenKeys } from './session';

/** As much of a browser's storage as sessions need. */
class MemoryStorage {
  #entries = new Map<string, string>();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
  removeItem = (key: string) => void this.#entries.delete(key);
}

const tokenOf = (sid: string, secondsLeft: number) => {
  const claims = { sid, exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `h.${btoa(JSON.stringify(claims))}.${secondsLeft}`;
};

const answerWith = (body: object, status = 200) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }));

const renewed = (refresh: string | null) => ({
  data: { refreshToken: { tokens: { access: 'fresh', refresh }, errors: [] } },
});

let tab: MemoryStorage;
let browser: MemoryStorage;

beforeEach(() => {
  tab = new MemoryStorage();
  browser = new MemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('navigator', {});
});

describe('renewing a session', () => {
  it('asks the server once, however many ask at once', async () => {
    browser.setItem(tokenKeys.refresh, 'r1');
    const fetch = answerWith(renewed('r2'));
    vi.stubGlobal('fetch', fetch);

    const results = await Promise.all(Array.from({ length: 20 }, () => renewSession('stale')));

    expect(new Set(results)).toEqual(new Set(['renewed']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    {
      when: 'a balancer has no server',
      response: () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    },
    {
      when: 'the gateway has no API',
      response: () =>
        Response.json({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }], data: null }),
    },
  ])('asks again when $when for a moment', async ({ response }) => {
    vi.useFakeTimers();
    try {
      browser.setItem(tokenKeys.refresh, 'r1');
      const fetch = answerWith(renewed('r2')).mockResolvedValueOnce(response());
      vi.stubGlobal('fetch', fetch);

      const renewal = renewSession('stale');
      await vi.advanceTimersByTimeAsync(1_000);

      expect(await renewal).toBe('renewed');
      expect(fetch).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('puts the access token in both places and the refresh token where the first one lay', async () => {
    tab.setItem(tokenKeys.refresh, 'r1');
    vi.stubGlobal('fetch', answerWith(renewed('r2')));

    await renewSession('stale');

    expect(tab.getItem(tokenKeys.access)).toBe('fresh');
    expect(browser.getItem(tokenKeys.access)).toBe('fresh');
    expect(tab.getItem(tokenKeys.refresh)).toBe('r2');
    expect(browser.getItem(tokenKeys.refresh)).toBeNull();
  });

  it('takes the token that another tab of the session has got meanwhile', async () => {
    const theirs = tokenOf('s1', 290);
    browser.setItem(tokenKeys.access, theirs);
    browser.setItem(tokenKeys.refresh, 'r1');
    const fetch = answerWith(renewed('r2'));
    vi.stubGlobal('fetch', fetch);

    expect(await renewSession(tokenOf('s1', -1))).toBe('renewed');
    expect(fetch).not.toHaveBeenCalled();
    expect(tab.getItem(tokenKeys.access)).toBe(theirs);
  });

  it('never takes the token of another session', async () => {
    browser.setItem(tokenKeys.access, tokenOf('other', 290));
    tab.setItem(tokenKeys.refresh, 'r1');
    vi.stubGlobal('fetch', answerWith(renewed('r2')));

    await renewSession(tokenOf('s1', -1));

    expect(tab.getItem(tokenKeys.access)).toBe('fresh');
  });

  it('writes nothing when the person has logged out while the server answered', async () => {
    browser.setItem(tokenKeys.refresh, 'r1');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        browser.removeItem(tokenKeys.refresh);
        return new Response(JSON.stringify(renewed('r2')));
      }),
    );

    expect(await renewSession('stale')).toBe('refused');
    expect(browser.getItem(tokenKeys.access)).toBeNull();
    expect(browser.getItem(tokenKeys.refresh)).toBeNull();
  });

  it.each([
    { when: 'the server says no', body: { data: { refreshToken: { tokens: null, errors: [] } } } },
    {
      when: 'the token is no token',
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    },
  ])('is refused when $when', async ({ body }) => {
    browser.setItem(tokenKeys.refresh, 'r1');
    vi.stubGlobal('fetch', answerWith(body));

    expect(await renewSession('stale')).toBe('refused');
  });

  it('tells a server in trouble from a server that is not there', async () => {
    browser.setItem(tokenKeys.refresh, 'r1');

    vi.stubGlobal('fetch', answerWith({}, 503));
    expect(await renewSession('stale')).toBe('failed');

    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect(await renewSession('stale')).toBe('unanswered');
  });
});
