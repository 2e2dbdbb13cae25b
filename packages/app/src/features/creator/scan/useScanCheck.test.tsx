// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { newFrameDocument } from '@hearback/schema/documents';

import type { ScanAnswer, ScanRequest } from './ScanJob';
import { dropScanWorker } from './scanWorker';
import { useScanCheck } from './useScanCheck';

/** A thread that answers when a test says so. */
class StillWorker extends EventTarget {
  readonly asked: ScanRequest[] = [];
  postMessage(request: ScanRequest) {
    this.asked.push(request);
  }
  terminate() {}
  answer(answer: ScanAnswer) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: answer })));
  }
}

const artOf = (name: string) => ({
  document: newFrameDocument(name),
  codeText: 'HTTPS://FEEDBACK.EXAMPLE/R/7K2M9QXT4A',
  language: 'en-US',
});
const report = {
  verdict: 'pass',
  issues: [],
  captures: [],
  moduleMm: 1,
  readingDistanceMm: 400,
} as const;

/** Lets the debounce of a check pass. */
const debounce = () =>
  act(() => {
    vi.advanceTimersByTime(400);
  });

let worker: StillWorker;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new StillWorker();
  // `new` hands on what a constructor returns.
  vi.stubGlobal(
    'Worker',
    vi.fn(function () {
      return worker;
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  dropScanWorker();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks about the newest art alone, and believes no answer about an older one', () => {
  const { result, rerender } = renderHook(useScanCheck, { initialProps: artOf('First') });
  debounce();
  expect(worker.asked).toHaveLength(1);
  rerender(artOf('Second'));
  rerender(artOf('Third'));
  worker.answer({ id: worker.asked[0]?.id ?? 0, kind: 'done', report });
  expect(result.current.state).toBe('checking');

  debounce();
  expect(worker.asked).toHaveLength(2);
  expect(worker.asked[1]?.art.document.name).toBe('Third');
  worker.answer({ id: worker.asked[1]?.id ?? 0, kind: 'done', report });
  expect(result.current).toMatchObject({ state: 'done', report });
});

it('keeps the last report while the next check is made', () => {
  const { result, rerender } = renderHook(useScanCheck, { initialProps: artOf('First') });
  debounce();
  expect(worker.asked).toHaveLength(1);
  worker.answer({ id: worker.asked[0]?.id ?? 0, kind: 'done', report });
  rerender(artOf('Second'));
  expect(result.current).toMatchObject({ state: 'checking', report });
});

it('says when a check failed, and tries again when it is asked to', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { result } = renderHook(useScanCheck, { initialProps: artOf('First') });
  debounce();
  expect(worker.asked).toHaveLength(1);
  worker.answer({ id: worker.asked[0]?.id ?? 0, kind: 'failed', message: 'No decoders came.' });
  expect(result.current.state).toBe('failed');

  act(() => result.current.retry());
  debounce();
  expect(worker.asked).toHaveLength(2);
});

it('says so where a browser gives no thread', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('Worker', undefined);
  const { result } = renderHook(useScanCheck, { initialProps: artOf('First') });
  debounce();
  expect(result.current.state).toBe('failed');
});
