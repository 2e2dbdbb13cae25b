// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { applyStoredTheme, chooseTheme, followTheme } from './theme';

const root = document.documentElement;
const meta = document.createElement('meta');
meta.name = 'theme-color';

const shown = () => [root.dataset['theme'], root.style.colorScheme];

beforeEach(() => {
  document.head.append(meta);
  // What the theme paints, which jsdom reads no style sheet for.
  meta.content = '';
});

it.each([
  [null, 'light'],
  ['0', 'light'],
  ['1', 'dark'],
  ['7', 'light'],
])('takes the stored index %s for %s', (stored, theme) => {
  if (stored !== null) localStorage.setItem('theme', stored);

  applyStoredTheme();

  expect(shown()).toEqual([theme, theme]);
});

it('colours the browser around the page like its paper', () => {
  root.style.backgroundColor = 'rgb(26, 24, 22)';

  chooseTheme(1);

  expect(meta.content).toBe('rgb(26, 24, 22)');
});

it('follows what another tab chooses, and what it clears', () => {
  chooseTheme(0);
  const leave = followTheme();

  localStorage.setItem('theme', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '1' }));
  expect(shown()).toEqual(['dark', 'dark']);

  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toEqual(['light', 'light']);

  leave();
  localStorage.setItem('theme', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '1' }));
  expect(shown()).toEqual(['light', 'light']);
});
