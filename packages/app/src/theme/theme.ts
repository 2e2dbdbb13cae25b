import { useSyncExternalStore } from 'react';

import { applyTheme, themes } from '@hearback/ui/tokens';

const key = 'theme';
const listeners = new Set<() => void>();

/** 0 is light, 1 is dark. Anything else that may lie in storage counts as 0. */
export type ThemeIndex = 0 | 1;

const readTheme = (): ThemeIndex => (localStorage.getItem(key) === '1' ? 1 : 0);

/** Puts the stored theme on the page. `public/theme.js` has done so before the first paint. */
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

const subscribe = (listener: () => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    applyStoredTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
};

export const useTheme = () => useSyncExternalStore(subscribe, readTheme);
