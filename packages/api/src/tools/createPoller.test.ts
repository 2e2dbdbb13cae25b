import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { currentWork } from '../tracing/currentWork.ts';
import { createPoller } from './concurrency.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (work: () => Promise<void> = () => Promise.resolve()) => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const poller = createPoller({ soonMs: 200, everyMs: 60_000, onFailure });
  const worked = vi.fn(work);
  poller.begin(worked);
  return { poller, worked, onFailure };
};

it('begins soon, and makes one round of all that is asked for meanwhile', async () => {
  const { poller, worked } = begin();
  await vi.advanceTimersByTimeAsync(200);
  expect(worked).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 100; count += 1) poller.ask();
  await vi.advanceTimersByTimeAsync(199);
  expect(worked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(worked).toHaveBeenCalledTimes(2);
});

it('makes a round every minute that nobody asked for', async () => {
  const { worked } = begin();
  await vi.advanceTimersByTimeAsync(120_200);
  expect(worked).toHaveBeenCalledTimes(3);
});

it('makes one round after another', async () => {
  let finish = () => {};
  const { poller, worked } = begin(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(200);
  poller.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worked).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(worked).toHaveBeenCalledTimes(2);
});

it('goes on after a round that failed', async () => {
  const trouble = new Error('No database.');
  const { poller, worked, onFailure } = begin(() => Promise.reject(trouble));
  await vi.advanceTimersByTimeAsync(200);
  poller.ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(worked).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([[trouble], [trouble]]);
});

it('makes no round before it has begun, nor after it has ended', async () => {
  const early = createPoller({ onFailure: () => undefined });
  early.ask();
  const { poller, worked } = begin();
  await poller.end();
  poller.ask();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(worked).not.toHaveBeenCalled();
});

it('belongs to the request of none who asked', async () => {
  const seen: unknown[] = [];
  const { poller } = begin(() => {
    seen.push(currentWork.getStore());
    return Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(200);
  currentWork.run({ requestId: 'request-0001' }, poller.ask);
  await vi.advanceTimersByTimeAsync(200);

  expect(seen).toEqual([undefined, undefined]);
});
