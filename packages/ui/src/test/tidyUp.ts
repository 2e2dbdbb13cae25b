import { afterEach, vi } from 'vitest';

// The files of a worker share one document: what a test left on it is gone before the next begins.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { documentElement } = document;

  // A second, the library's own limit, is too short on a busy machine.
  configure({ asyncUtilTimeout: 30_000 });

  afterEach(() => {
    cleanup();
    // What stands beside the tree: a portal's frame, the voice for screen readers.
    document.body.replaceChildren();
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  });

  /** What jsdom has not: a screen, which here is wide, sizes that change, and scrolling. */
  if (typeof window.ResizeObserver !== 'function') {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    // Nothing is laid out, so nothing scrolls.
    Element.prototype.scrollIntoView = () => {};
  }
}
