import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterPaint } from './schedule';

const frames: (() => void)[] = [];
const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  run.mockReset();
  frames.length = 0;
});

it('waits until the page is painted, and runs once', () => {
  afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait for ever where nothing is painted', () => {
  afterPaint(run);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
});
