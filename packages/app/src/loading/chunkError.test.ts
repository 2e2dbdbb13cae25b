import { expect, it, vi } from 'vitest';

import { loadChunk, mayReload } from './chunkError';

it.each([
  ['Failed to fetch dynamically imported module', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/StatsPage.css', 'CSS_CHUNK_LOAD_FAILED'],
])('calls “%s” %s', async (words, name) => {
  await expect(loadChunk(() => Promise.reject(new Error(words)))).rejects.toMatchObject({ name });
});

it('gives up on a chunk that does not come within 120 seconds', async () => {
  vi.useFakeTimers();
  const given = vi.fn<(error: unknown) => void>();
  const loading = loadChunk(() => new Promise<never>(() => {})).catch(given);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  vi.useRealTimers();
});

it('reloads by itself once, and not again soon after', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };

  expect(mayReload(storage, 1_000_000)).toBe(true);
  expect(mayReload(storage, 1_005_000)).toBe(false);
  expect(mayReload(storage, 1_100_000)).toBe(true);
});
