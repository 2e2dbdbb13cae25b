import { readFileSync } from 'node:fs';

import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// The files of a worker share what they load and, if they have one, a document.
vi.unstubAllGlobals();

if (typeof document === 'undefined') {
  // Some of these replace modules, so each loads its own. They are small.
  vi.resetModules();
} else {
  const { cleanup, configure } = await import('@testing-library/react');
  const { clearSnackbar } = await import('../shell/snackbar/snackbar');
  const { reportAnswer } = await import('../server/sendRequest');
  const { documentElement } = document;

  configure({
    // Screens are loaded on demand, and the first one brings the component library. A second, the
    // library's own limit, is too short on a busy machine for a hook that waits 400 ms itself.
    asyncUtilTimeout: 30_000,
    getElementError: (message) => new Error(message?.split('\n', 1)[0]),
  });

  // A file that replaces modules has what uses them loaded anew, and so has the one after it.
  if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(')) {
    vi.resetModules();
    afterAll(() => {
      vi.resetModules();
    });
  }

  // A test that ended without a server leaves none to the next one, whose questions would wait, and
  // no polling to the next file.
  beforeEach(reportAnswer);
  afterAll(reportAnswer);

  afterEach(() => {
    cleanup();
    clearSnackbar();
    document.body.replaceChildren();
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}
