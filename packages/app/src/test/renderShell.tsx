import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';

import { RootLayout } from '../shell/RootLayout';

/** Screens of a test in what every screen stands in, at an address. The page is as tall as told. */
export function renderShell(path: string, screens: RouteObject[]) {
  const page = { height: 0, y: 0 };
  const sizeListeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    page.y = Math.min(y, page.height);
    window.dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        sizeListeners.add(this.#tell);
      }
      disconnect() {
        sizeListeners.delete(this.#tell);
      }
    },
  );
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y });

  window.history.replaceState(null, '', path);
  const routes: RouteObject[] = [
    { element: <RootLayout routes={() => routes} />, children: screens },
  ];
  const router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);

  return {
    user: userEvent.setup(),
    router,
    y: () => page.y,
    /** Somebody scrolls. */
    scrollTo: (y: number) => window.scrollTo(0, y),
    /** What is on the page has come. */
    grow: (height: number) => {
      page.height = height;
      for (const tell of sizeListeners) tell();
    },
  };
}
