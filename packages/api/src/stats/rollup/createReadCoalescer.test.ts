import { afterEach, expect, it, vi } from 'vitest';

import { createReadCoalescer } from './createRollup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads once for all that ask in one moment', async () => {
  const coalesce = createReadCoalescer();
  const read = vi.fn(() => Promise.resolve(7));
  expect(
    await Promise.all([coalesce('a', read), coalesce('a', read), coalesce('b', read)]),
  ).toEqual([7, 7, 7]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads anew when it was read, and when it failed', async () => {
  const coalesce = createReadCoalescer();
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  expect([await coalesce('a', read), await coalesce('a', read)]).toEqual([1, 2]);

  await expect(coalesce('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await coalesce('b', read)).toBe(3);
});

it('gives nobody what was begun long before they asked', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const coalesce = createReadCoalescer();
  const slow = Promise.withResolvers<string>();
  const first = coalesce('a', () => slow.promise);
  now = 50;
  const second = coalesce('a', () => Promise.resolve('new'));
  expect(await second).toBe('new');
  slow.resolve('old');
  expect(await first).toBe('old');
});
