// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { createScriptURL: (text: string) => string };

let opened: string[];
const createPolicy = vi.fn((_: string, rules: Rules) => rules);

beforeEach(() => {
  opened = [];
  createPolicy.mockClear();
  vi.resetModules();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal(
    'Worker',
    vi.fn(function (address: string) {
      opened.push(address);
    }),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('opens our scripts, by a policy that is made once', async () => {
  const { openWorker } = await import('./openWorker');

  openWorker('/assets/print.worker-1a2b.js');
  openWorker('/assets/scan.worker-3c4d.js');

  expect(opened).toEqual(['/assets/print.worker-1a2b.js', '/assets/scan.worker-3c4d.js']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['hearback-workers']);
});

it.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  'data:text/javascript,1',
  'blob:http://localhost:3000/1',
  '/api/image/1/',
  '/assets/../api/image/1/',
])('opens no other: %s', async (address) => {
  const { openWorker } = await import('./openWorker');

  expect(() => openWorker(address)).toThrow('is no script of this app');
  expect(opened).toEqual([]);
});
