import { useSyncExternalStore } from 'react';

import { applyTheme, themes } from '@hearback/ui/tokens';

const key = 'theme';
const listeners = new Set<() => void>();

/** 0 is light, 1 is dark. Anything else that may lie in storage counts as 0. */
export type ThemeIndex = 0 | 1;

const readTheme = (): ThemeIndex => (localStorage.getItem(key) === '1' ? 1 : 0);

/** Puts the stored theme on the page. `index.html` has done so before the first paint. */
export function applyStoredTheme() {
  const name = themes[readTheme()];
  applyTheme(name);
  document.documentElement.style.colorScheme = name;
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

export function chooseTheme(index: ThemeIndex) {
  localStorage.setItem(key, String(index));
  applyStoredTheme();
  for (const listener of listeners) listener();
}

/** Puts on this page what was chosen in another tab, at once. */
export function followTheme(): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // Without a key, the whole storage was emptied.
    if (event.key !== null && event.key !== key) return;
    applyStoredTheme();
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', fromOtherTab);
  return () => window.removeEventListener('storage', fromOtherTab);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTheme = () => useSyncExternalStore(subscribe, readTheme);
