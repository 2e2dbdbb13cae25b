import { vi } from 'vitest';

/** The browser's Cache Storage, in memory, with as much of it as the app uses. */
export function fakeCaches(): Map<string, Map<string, string>> {
  const stored = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    return Promise.resolve({
      put: async (address: string, response: Response) =>
        void cache.set(address, await response.text()),
      match: (address: string) => {
        const text = cache.get(address);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    });
  };
  vi.stubGlobal('caches', {
    open,
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  return stored;
}
