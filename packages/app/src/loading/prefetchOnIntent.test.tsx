// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lazyPage } from './lazy';
import { prefetchOnIntent } from '../shell/RootLayout';

let stop = () => {};
let load = vi.fn();

/** A page with one link, of an app with one screen. */
function linkTo(href: string, connection?: { saveData: boolean }) {
  vi.stubGlobal('navigator', { onLine: true, connection });
  const Screen = lazyPage(load);
  stop = prefetchOnIntent(() => [{ path: '/companies/', element: <Screen /> }]);
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>Companies</span>';
  document.body.append(link);
  const [words] = link.children;
  if (!words) throw new Error('The link has no words.');
  return { link, words };
}

beforeEach(() => {
  load = vi.fn(() => Promise.resolve(() => null));
});

afterEach(() => stop());

it.each([
  ['a mouse is over it', (link: Element) => fireEvent.pointerOver(link)],
  ['the keyboard reaches it', (link: Element) => fireEvent.focusIn(link)],
  ['a finger is on it', (link: Element) => fireEvent.touchStart(link)],
])('fetches the screen of a link while %s, once', (_, point) => {
  const { words } = linkTo('/companies/?search=cafe');

  point(words);
  point(words);

  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves other places alone', () => {
  const { words, link } = linkTo('https://elsewhere.example/companies/');
  fireEvent.pointerOver(words);

  link.setAttribute('href', '/nowhere/');
  fireEvent.pointerOver(words);
  fireEvent.pointerOver(document.body);

  expect(load).not.toHaveBeenCalled();
});

it('fetches nothing ahead for those who save data', () => {
  const { words } = linkTo('/companies/', { saveData: true });
  fireEvent.pointerOver(words);

  expect(load).not.toHaveBeenCalled();
});
