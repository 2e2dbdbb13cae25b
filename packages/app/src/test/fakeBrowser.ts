import { AsyncLocalStorage } from 'node:async_hooks';

import { vi } from 'vitest';

type Listener = (event: never) => void;

/** As much of a browser's storage as tokens need. Tells of what it is changed to. */
class MemoryStorage {
  #entries = new Map<string, string>();
  #tell: (key: string, oldValue: string | null, newValue: string | null) => void;
  constructor(tell: MemoryStorage['change'] = () => undefined) {
    this.#tell = tell;
  }
  getItem = (key: string) => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string) => this.change(key, this.getItem(key), value);
  removeItem = (key: string) => this.change(key, this.getItem(key), null);
  change = (key: string, oldValue: string | null, newValue: string | null) => {
    if (newValue === null) this.#entries.delete(key);
    else this.#entries.set(key, newValue);
    if (oldValue !== newValue) this.#tell(key, oldValue, newValue);
  };
}

/** One tab: its own storage, and who listens in it. */
class Tab {
  storage = new MemoryStorage();
  listeners = new Map<string, Listener[]>();
  /** What the browser has to tell it, in order. */
  news: (() => void)[] = [];
  listen = (type: string, listener: Listener) =>
    void this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  hear = (type: string, event: object) => {
    for (const listener of this.listeners.get(type) ?? []) listener(event as never);
  };
}

/**
 * A browser with some tabs, in which news arrives when the test says so. What runs in a tab, however
 * late, finds the tab's own storage where a browser has it.
 */
export function openFakeBrowser(count: number) {
  const tabs = Array.from({ length: count }, () => new Tab());
  const running = new AsyncLocalStorage<Tab>();
  const current = (): Tab => {
    const tab = running.getStore();
    if (!tab) throw new Error('This ran in no tab.');
    return tab;
  };
  const within = <Result>(tab: Tab, work: () => Result): Result => running.run(tab, work);
  const tellOthers = (type: string, event: object) => {
    for (const tab of tabs.filter((one) => one !== running.getStore())) {
      tab.news.push(() => within(tab, () => tab.hear(type, event)));
    }
  };
  const shared = new MemoryStorage((key, oldValue, newValue) =>
    tellOthers('storage', { key, oldValue, newValue, storageArea: shared }),
  );

  class Channel {
    #tab = current();
    postMessage = (data: unknown) => tellOthers('message', { data });
    addEventListener = (type: string, listener: Listener) => this.#tab.listen(type, listener);
  }

  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => current().storage.getItem(key),
    setItem: (key: string, value: string) => current().storage.setItem(key, value),
    removeItem: (key: string) => current().storage.removeItem(key),
  });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) => current().listen(type, listener),
  });
  return { tabs, within };
}
