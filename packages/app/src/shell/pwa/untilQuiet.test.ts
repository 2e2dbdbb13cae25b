// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { untilQuiet } from './registerServiceWorker';

let receive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(told: () => void) {
        receive = told;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function startWaiting() {
  const isQuiet = vi.fn();
  void untilQuiet().then(isQuiet);
  return isQuiet;
}

it('waits until nothing has come for a second', async () => {
  const isQuiet = startWaiting();

  await vi.advanceTimersByTimeAsync(900);
  receive();
  await vi.advanceTimersByTimeAsync(900);
  expect(isQuiet).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(200);
  expect(isQuiet).toHaveBeenCalled();
});

it('waits until the page has loaded, however still it is', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const isQuiet = startWaiting();

  await vi.advanceTimersByTimeAsync(5_000);
  expect(isQuiet).not.toHaveBeenCalled();

  state.mockReturnValue('complete');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(isQuiet).toHaveBeenCalled();
});
