// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { answering } from './answering';

const workers = (register: () => Promise<unknown>) => {
  vi.stubGlobal('SyncManager', vi.fn());
  Object.assign(navigator, { serviceWorker: { register: vi.fn(register) } });
};

const syncLater = () => answering(document.createElement('form'), new Event('focusin')).askForSync;

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const sync = { register: vi.fn(async () => undefined) };

it.each([
  { what: 'has promised', made: () => Promise.resolve({ sync }), is: true },
  {
    what: 'refuses, or its worker is not active yet',
    made: () => Promise.resolve({ sync: { register: () => Promise.reject(new Error('No.')) } }),
    is: false,
  },
  { what: 'has no Background Sync', made: () => Promise.resolve({}), is: false },
  { what: 'has no network', made: () => Promise.reject(new TypeError('Failed')), is: false },
])('is a promise of the browser only where it $what: $is', async ({ made, is }) => {
  workers(made);
  const askForSync = syncLater();
  await Promise.resolve();
  expect(await askForSync()).toBe(is);
});

it('fetches no worker that nobody would wake', async () => {
  const register = vi.fn(async () => ({}));
  Object.assign(navigator, { serviceWorker: { register } });
  expect(await syncLater()()).toBe(false);
  expect(register).not.toHaveBeenCalled();
});
