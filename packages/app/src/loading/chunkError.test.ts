import { expect, it } from 'vitest';

import { loadChunk, mayReload } from './chunkError';

it.each([
  ['Failed to fetch dynamically imported module', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/StatsPage.css', 'CSS_CHUNK_LOAD_FAILED'],
])('calls “%s” %s', async (words, name) => {
  await expect(loadChunk(() => Promise.reject(new Error(words)))).rejects.toMatchObject({ name });
});

it('gives up on a chunk that never comes', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 5)).rejects.toMatchObject({
    name: 'ChunkLoadError',
  });
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
