import { afterEach, expect, it, vi } from 'vitest';

import { createSharedReads } from './coalesce.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads once for all that ask in one moment', async () => {
  const share = createSharedReads();
  const read = vi.fn(() => Promise.resolve(7));
  expect(await Promise.all([share('a', read), share('a', read), share('b', read)])).toEqual([
    7, 7, 7,
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads anew when it was read, and when it failed', async () => {
  const share = createSharedReads();
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  expect([await share('a', read), await share('a', read)]).toEqual([1, 2]);

  await expect(share('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await share('b', read)).toBe(3);
});

it('gives nobody what was begun long before they asked', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const share = createSharedReads();
  const slow = Promise.withResolvers<string>();
  const first = share('a', () => slow.promise);
  now = 50;
  const second = share('a', () => Promise.resolve('new'));
  expect(await second).toBe('new');
  slow.resolve('old');
  expect(await first).toBe('old');
});
