import { vi } from 'vitest';

/** The browser's Cache Storage, in memory, with as much of it as the app uses. */
export function fakeCaches(): Map<string, Map<string, string>> {
  /** Each byte as one sign. */
  const stored = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    return Promise.resolve({
      put: async (address: string, response: Response) =>
        void cache.set(address, Buffer.from(await response.arrayBuffer()).toString('latin1')),
      match: (address: string) => {
        const text = cache.get(address);
        return Promise.resolve(
          text === undefined ? undefined : new Response(Buffer.from(text, 'latin1')),
        );
      },
      keys: () =>
        Promise.resolve(
          [...cache.keys()].map((address) => ({ url: `http://localhost${address}` })),
        ),
      delete: (asked: string | { url: string }) => {
        const address = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
        return Promise.resolve(cache.delete(address));
      },
    });
  };
  vi.stubGlobal('caches', {
    open,
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  return stored;
}
