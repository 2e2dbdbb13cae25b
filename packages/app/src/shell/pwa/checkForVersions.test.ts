// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { checkForVersions } from './registerServiceWorker';

const minuteMs = 60_000;
const check = vi.fn<() => Promise<void>>(() => Promise.resolve());

let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  check.mockClear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = checkForVersions(check);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const become = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('looks each hour', () => {
  vi.advanceTimersByTime(59 * minuteMs);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * 60 * minuteMs);
  expect(check).toHaveBeenCalledTimes(2);
});

it('looks when somebody comes back, not when they leave', () => {
  vi.advanceTimersByTime(5 * minuteMs);
  become('hidden');
  expect(check).not.toHaveBeenCalled();
  become('visible');
  expect(check).toHaveBeenCalledOnce();
});

it('is not made to look all the time by somebody who comes and goes', () => {
  vi.advanceTimersByTime(5 * minuteMs);
  for (let times = 0; times < 5; times += 1) {
    become('hidden');
    become('visible');
  }
  expect(check).toHaveBeenCalledOnce();
});
