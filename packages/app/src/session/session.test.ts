import { beforeEach, expect, it, vi } from 'vitest';

import { readAccess, removeTokens, storeAccess, storeLogin, tokenKeys } from './session';

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

let tab: ReturnType<typeof createStorage>;
let browser: ReturnType<typeof createStorage>;

beforeEach(() => {
  tab = createStorage();
  browser = createStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
});

it.each([
  { remember: true, where: 'the browser' },
  { remember: false, where: 'the tab' },
])('keeps a login with remember $remember in $where, and wipes the other', ({ remember }) => {
  for (const storage of [tab, browser]) {
    storage.setItem(tokenKeys.access, 'old');
    storage.setItem(tokenKeys.refresh, 'old');
  }

  storeLogin({ access: 'a', refresh: 'r' }, { remember });

  const [full, empty] = remember ? [browser, tab] : [tab, browser];
  expect([...full.entries.values()]).toEqual(['a', 'r']);
  expect(empty.entries.size).toBe(0);
});

it('reads the tab’s own token before the browser’s', () => {
  browser.setItem(tokenKeys.access, 'theirs');
  tab.setItem(tokenKeys.access, 'own');

  expect(readAccess()).toBe('own');
});

it('leaves nothing behind', () => {
  storeLogin({ access: 'a', refresh: 'r' }, { remember: true });
  storeAccess('a2');

  removeTokens();

  expect(tab.entries.size + browser.entries.size).toBe(0);
});
